import type { CookieName } from "shared-runtime/storage/stored-items.ts";

const name: CookieName = "sign-in-news";

/**
 * Returns the text that sets or removes the cookie with the sign-in news for the next page, with the attributes that
 * the server uses. The cookie is Secure only on a secure page: on other pages, even on localhost, WebKit stores no
 * Secure cookies.
 */
export function newsCookie(news: "late" | "", maxAge: number, isSecure: boolean): string {
  return `${name}=${news}; Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
