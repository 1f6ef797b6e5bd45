import { readCookies } from "shared-runtime/storage/permitted.ts";

/**
 * Whether the session is worth fetching, according to a cookie that the server sets together with the HttpOnly cookie
 * of the session.
 */
export function isSignedIn(): boolean {
  return /(^|; )signed-in=1(;|$)/.test(readCookies());
}
