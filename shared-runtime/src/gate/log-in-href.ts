/**
 * Where a member signs in to come back to this page. `undefined` on other sites than that of the API, to which the
 * server leads nobody back.
 */
export function logInHref(apiUrl: string): string | undefined {
  const { origin, pathname, search } = window.location;
  const href = new URL("auth/login", apiUrl);
  href.searchParams.set("redirectUrl", pathname + search);
  return href.origin === origin ? href.href : undefined;
}
