/** The address of a sign-in that returns to this page. */
export function signInHref(apiUrl: string): string {
  const { pathname, search } = window.location;
  const href = new URL("auth/login", apiUrl);
  href.searchParams.set("redirectUrl", pathname + search);
  return href.href;
}
