import type { CookieName } from "shared-runtime/storage/stored-items.ts";

const name: CookieName = "sign-in-news";

/**
 * Sets the cookie that shows the next page how the visitor was signed in or out, with the attributes that the server
 * uses. It is Secure only on a secure page: on others, even on localhost, WebKit does not store Secure cookies.
 */
export function newsCookie(news: "late" | "", maxAge: number, isSecure: boolean): string {
  return `${name}=${news}; Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
