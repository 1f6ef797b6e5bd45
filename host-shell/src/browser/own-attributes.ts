/**
 * The value of a loader attribute, `data-widget-<key>`, or "". The second spelling, `data-site-widget-<key>`, takes
 * precedence: if both are present, an editor (CKEditor 4) wrote its own value into the first. Corrects what text editors do
 * to a value: dashes, invisible characters, and blanks and quotation marks around it.
 */
export function own({ dataset }: HTMLElement, key: "" | "Load" | "Version" | "Fallback"): string {
  return (dataset[`siteWidget${key}`] || dataset[`widget${key}`] || "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/\p{Cf}|^\W+|\W+$/gu, "");
}
