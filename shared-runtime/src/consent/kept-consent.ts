import type { Consent } from "./consent.ts";
import type { CookieName } from "../storage/stored-items.ts";

const name: CookieName = "cookie-consent";
/** A day in seconds. */
const day = 86_400;
const year = 365 * day;

/**
 * Reads the answer from `document.cookie`. Returns `undefined` if there is no answer, or if it is malformed, of another
 * version, older than a year, or more than a day in the future. `now` is in milliseconds since 1970.
 */
export function consentIn(cookies: string, now: number): Consent | undefined {
  const [, moment, statistics, marketing] = /(?:^|; )cookie-consent=1\.(\d+)\.([01])([01])(?:;|$)/.exec(cookies) ?? [];
  const age = now / 1000 - Number(moment);
  return age > -day && age < year ? { statistics: statistics === "1", marketing: marketing === "1" } : undefined;
}

/**
 * Reads when the answer in `document.cookie` was given, in milliseconds since 1970. `undefined` if there is no answer.
 */
export function consentGivenAt(cookies: string): number | undefined {
  const seconds = /(?:^|; )cookie-consent=1\.(\d+)\./.exec(cookies)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/**
 * The cookie that keeps an answer for a year, in the form that `document.cookie` takes. The value `1.1763780000.10` is
 * the version, the time of the choice in seconds since 1970, statistics and marketing.
 */
export function consentCookie({ statistics, marketing }: Consent, now: number, isSecure: boolean): string {
  const value = `1.${Math.floor(now / 1000)}.${Number(statistics)}${Number(marketing)}`;
  return `${name}=${value}; Max-Age=${year}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
