import type { Consent } from "./consent.ts";

/** Seconds. */
const day = 86_400;
const year = 365 * day;

/**
 * What the cookies say (`document.cookie`), or `undefined` if nobody has answered: there is no answer, one that cannot be
 * read, or one of another version, older than a year, or from a clock that was wrong by more than a day. `now` is in
 * milliseconds.
 */
export function consentIn(cookies: string, now: number): Consent | undefined {
  const [, moment, statistics, marketing] = /(?:^|; )cookie-consent=1\.(\d+)\.([01])([01])(?:;|$)/.exec(cookies) ?? [];
  const age = now / 1000 - Number(moment);
  return age > -day && age < year ? { statistics: statistics === "1", marketing: marketing === "1" } : undefined;
}

/**
 * The cookie that keeps an answer for a year, as `document.cookie` takes it: `1.1763780000.10` is version, the moment of
 * the choice in seconds, statistics, marketing.
 */
export function consentCookie({ statistics, marketing }: Consent, now: number, isSecure: boolean): string {
  const value = `1.${Math.floor(now / 1000)}.${Number(statistics)}${Number(marketing)}`;
  return `cookie-consent=${value}; Max-Age=${year}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
