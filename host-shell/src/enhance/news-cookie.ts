import type { CookieName } from "shared-runtime/storage/stored-items.ts";

const name: CookieName = "sign-in-news";

/**
 * Sets the cookie that shows the next page how the visitor was signed in or out, as the server does. Secure on a secure
 * page alone: WebKit keeps no such cookie on another one, not even from this machine.
 */
export function newsCookie(news: "late" | "", maxAge: number, isSecure: boolean): string {
  return `${name}=${news}; Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
