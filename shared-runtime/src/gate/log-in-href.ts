/**
 * Sign-in link that returns to this page; `undefined` on a site other than the API's, to which the server does not
 * redirect.
 */
export function logInHref(apiUrl: string): string | undefined {
  const { origin, pathname, search } = window.location;
  const href = new URL("auth/login", apiUrl);
  href.searchParams.set("redirectUrl", pathname + search);
  return href.origin === origin ? href.href : undefined;
}
