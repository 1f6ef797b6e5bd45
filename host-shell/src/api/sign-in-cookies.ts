import type { Context } from "hono";
import { deleteCookie, getCookie } from "hono/cookie";
import type { CookieName } from "shared-runtime/storage/stored-items.ts";
import { attemptSeconds } from "../services/sign-in/sign-in-attempts.ts";
import { isSecret } from "../services/sign-in/secret-hash.ts";
import { setOwnCookie } from "./own-cookie.ts";

/** No other host, and no page without TLS, can set a cookie with this prefix. */
const names = {
  session: "__Host-session",
  browser: "__Host-sign-in",
  flag: "signed-in",
  news: "sign-in-news",
} as const satisfies Readonly<Record<string, CookieName>>;
/** For how long the next page may say that the visitor has signed in or out. */
const newsSeconds = 60;
const everywhere = { path: "/", secure: true, sameSite: "Lax" } as const;
const secret = { ...everywhere, httpOnly: true } as const;

export const ownCookies: readonly string[] = Object.values(names);

/** The secret of the session; `undefined` if the browser has none. */
export function sessionSecret(c: Context): string | undefined {
  return secretIn(c, names.session);
}

/** The secret that identifies the browser of a sign-in. */
export function browserSecret(c: Context): string | undefined {
  return secretIn(c, names.browser);
}

function secretIn(c: Context, name: string): string | undefined {
  const value = getCookie(c, name);
  return value !== undefined && isSecret(value) ? value : undefined;
}

/**
 * Lasts until the browser is closed, because many people share a machine. Scripts of pages read `signed-in` to know
 * whether to request the session.
 */
export function rememberSession(c: Context, value: string): void {
  setOwnCookie(c, names.session, value, secret);
  setOwnCookie(c, names.flag, "1", everywhere);
}

/** Lets the next page say once what has just happened. Pages are the same for all, so a script reads it. */
export function tellNews(c: Context, news: "in" | "out"): void {
  setOwnCookie(c, names.news, news, { ...everywhere, maxAge: newsSeconds });
}

/** Deletes the cookies of a session that has ended. */
export function forgetSession(c: Context): void {
  if (getCookie(c, names.session) !== undefined) deleteCookie(c, names.session, everywhere);
  forgetFlag(c);
}

/**
 * Tells the scripts of pages that the session has ended. The secret stays until the sign-out, which needs it to find out
 * how the member signs out at the issuer.
 */
export function forgetFlag(c: Context): void {
  if (getCookie(c, names.flag) !== undefined) deleteCookie(c, names.flag, everywhere);
}

export function rememberBrowser(c: Context, value: string): void {
  setOwnCookie(c, names.browser, value, { ...secret, maxAge: attemptSeconds });
}
