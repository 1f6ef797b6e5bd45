import { readCookies } from "shared-runtime/storage/permitted.ts";

/** `late`: we signed the member out, since nobody used the page. */
export type SignInNews = "in" | "out" | "late";

/**
 * The sign-in or sign-out that has just happened, according to a cookie; `undefined` without the cookie. The server
 * sets the cookie for the next page; the session timeout sets `late`.
 */
export function signInNews(): SignInNews | undefined {
  const [, news] = /(?:^|; )sign-in-news=(in|out|late)(?:;|$)/.exec(readCookies()) ?? [];
  return news as SignInNews | undefined;
}
