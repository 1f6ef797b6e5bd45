/** Pages to which widgets link by default, on the site that serves the widgets. */
export const joinPage = "/indmeldelse";
export const privacyPage = "/privatlivspolitik";
export const cvCheckPage = "/cv-tjek";
export const jobmatchPage = "/jobmatch";

/**
 * The given address. Without one, the address of a page of the site that serves the widget. That site may have another
 * origin.
 */
export function hrefOr(given: string | undefined, page: string, { apiUrl }: { readonly apiUrl: string }): string {
  return given ?? new URL(page, apiUrl).href;
}
