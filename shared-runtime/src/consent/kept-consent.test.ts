import { expect, it, test } from "vitest";
import { consentCookie, consentIn } from "./kept-consent.ts";

const now = Date.parse("2026-03-01T12:00:00Z");
const seconds = now / 1000;
const day = 86_400;

it("keeps an answer for a year, readable by scripts, and secure where the page is", () => {
  const consent = { statistics: true, marketing: false };
  expect([consentCookie(consent, now, true), consentCookie(consent, now, false)]).toEqual([
    `cookie-consent=1.${seconds}.10; Max-Age=31536000; Path=/; SameSite=Lax; Secure`,
    `cookie-consent=1.${seconds}.10; Max-Age=31536000; Path=/; SameSite=Lax`,
  ]);
});

test.each([
  { statistics: false, marketing: false },
  { statistics: true, marketing: false },
  { statistics: false, marketing: true },
  { statistics: true, marketing: true },
])("reads %o as it was kept, among other cookies", (consent) => {
  const [kept] = consentCookie(consent, now, false).split(";");
  expect(consentIn(`a=b; ${kept}; c=d`, now)).toEqual(consent);
});

test.each([
  ["no cookies", ""],
  ["another cookie whose name ends the same", `my-cookie-consent=1.${seconds}.11`],
  ["another version", `cookie-consent=2.${seconds}.11`],
  ["a word", "cookie-consent=yes"],
  ["a category too few", `cookie-consent=1.${seconds}.1`],
  ["a category too many", `cookie-consent=1.${seconds}.111`],
  ["a moment that is none", "cookie-consent=1.nu.11"],
  ["an answer older than a year", `cookie-consent=1.${seconds - 365 * day}.11`],
  ["an answer of next week", `cookie-consent=1.${seconds + 7 * day}.11`],
  ["a moment past all numbers", `cookie-consent=1.${"9".repeat(400)}.11`],
])("%s is no answer", (_what, cookies) => {
  expect(consentIn(cookies, now)).toBeUndefined();
});

it("still counts an answer of almost a year ago, and one of a clock that is some minutes ahead", () => {
  const both = { statistics: true, marketing: true };
  const answers = [seconds - 365 * day + 1, seconds + 300].map((at) => consentIn(`cookie-consent=1.${at}.11`, now));
  expect(answers).toEqual([both, both]);
});
