import { readCookies } from "shared-runtime/storage/permitted.ts";

/**
 * Whether the session is worth fetching. The server sets this cookie together with the HttpOnly cookie of the session.
 */
export function isSignedIn(): boolean {
  return /(^|; )signed-in=1(;|$)/.test(readCookies());
}
