import { signInHref } from "../session/sign-in-href.ts";

/**
 * Sign-in link that returns to this page; `undefined` on a site other than the API's, since the server does not
 * redirect to it.
 */
export function logInHref(apiUrl: string): string | undefined {
  return new URL(apiUrl).origin === window.location.origin ? signInHref(apiUrl) : undefined;
}
