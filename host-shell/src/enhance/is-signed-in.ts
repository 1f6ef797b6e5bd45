import { readCookies } from "shared-runtime/storage/permitted.ts";

/** Whether the session is worth fetching: the server sets this cookie together with the HttpOnly one. */
export function isSignedIn(): boolean {
  return /(^|; )signed-in=1(;|$)/.test(readCookies());
}
