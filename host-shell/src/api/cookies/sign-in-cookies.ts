import type { Context } from "hono";
import { deleteCookie, getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { CookieName } from "shared-runtime/storage/stored-items.ts";
import { isLoopback } from "../../settings/is-loopback.ts";
import type { ApiEnv } from "../api-env.ts";
import { isSecret } from "../../security/new-secret.ts";
import { setOwnCookie } from "./own-cookie.ts";

/** Names with the prefix `__Host-`, which no other host and no page without TLS can set. */
type Names = Readonly<Record<"session" | "browser" | "farewell", CookieName>>;
const secureNames: Names = { session: "__Host-session", browser: "__Host-sign-in", farewell: "__Host-farewell" };
/**
 * Names for pages without TLS. There, WebKit keeps neither `Secure` cookies nor cookies with the prefix, not even for
 * this machine.
 */
const plainNames: Names = { session: "site-session", browser: "site-sign-in", farewell: "site-farewell" };
const flag: CookieName = "signed-in";
const news: CookieName = "sign-in-news";
/** The seconds for which the next page may show that the visitor has signed in or out. */
const newsSeconds = 60;

/** Allows cookies without `Secure` if the site's pages come from this machine without TLS. */
export function cookiesAt(publicUrl: string) {
  const { protocol, hostname } = new URL(publicUrl);
  const plainCookies = protocol === "http:" && isLoopback(hostname);
  return createMiddleware<ApiEnv>((c, next) => {
    c.set("plainCookies", plainCookies);
    return next();
  });
}

function isPlain(c: Context): boolean {
  return c.get("plainCookies") === true;
}

function namesFor(c: Context) {
  return isPlain(c) ? plainNames : secureNames;
}

/** The attributes of every cookie of this site. */
export function everywhere(c: Context) {
  return { path: "/", secure: !isPlain(c), sameSite: "Lax" } as const;
}

function secret(c: Context) {
  return { ...everywhere(c), httpOnly: true } as const;
}

export const ownCookies: readonly string[] = [...Object.values(secureNames), ...Object.values(plainNames), flag, news];

/** The secret of the session; `undefined` if the browser has none. */
export function sessionSecret(c: Context): string | undefined {
  return secretIn(c, namesFor(c).session);
}

/** The secret that identifies the browser of a sign-in. */
export function browserSecret(c: Context): string | undefined {
  return secretIn(c, namesFor(c).browser);
}

function secretIn(c: Context, name: string): string | undefined {
  const value = getCookie(c, name);
  return value !== undefined && isSecret(value) ? value : undefined;
}

/**
 * Sets the cookies of a session. They last until the browser is closed, because many people share a machine. Scripts of
 * pages read `signed-in` to know whether to request the session.
 */
export function rememberSession(c: Context, value: string): void {
  setOwnCookie(c, namesFor(c).session, value, secret(c));
  setOwnCookie(c, flag, "1", everywhere(c));
}

/**
 * Lets the next page show once that the visitor has signed in or out. A script of the page reads this cookie, since the
 * HTML of pages is the same for all visitors.
 */
export function tellNews(c: Context, what: "in" | "out"): void {
  setOwnCookie(c, news, what, { ...everywhere(c), maxAge: newsSeconds });
}

/** Keeps the first name of a member who has signed out, for the page on which the sign-out ends. */
export function keepFarewell(c: Context, firstName: string): void {
  setOwnCookie(c, namesFor(c).farewell, firstName.slice(0, 60), { ...secret(c), maxAge: newsSeconds });
}

/** Returns the first name of the member who has just signed out, once; otherwise `undefined`. */
export function takeFarewell(c: Context): string | undefined {
  const firstName = getCookie(c, namesFor(c).farewell);
  if (firstName !== undefined) deleteCookie(c, namesFor(c).farewell, secret(c));
  return firstName;
}

/** Deletes the cookies of a session that has ended. */
export function forgetSession(c: Context): void {
  if (getCookie(c, namesFor(c).session) !== undefined) deleteCookie(c, namesFor(c).session, everywhere(c));
  forgetFlag(c);
}

/**
 * Deletes the cookie that scripts of pages read, since the session has ended. The secret is kept until the sign-out,
 * which needs it to sign the member out at the issuer.
 */
export function forgetFlag(c: Context): void {
  if (getCookie(c, flag) !== undefined) deleteCookie(c, flag, everywhere(c));
}

export function rememberBrowser(c: Context, value: string, seconds: number): void {
  setOwnCookie(c, namesFor(c).browser, value, { ...secret(c), maxAge: seconds });
}
