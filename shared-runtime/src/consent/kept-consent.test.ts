import { expect, it, test } from "vitest";
import { consentCookie, consentGivenAt, consentIn } from "./kept-consent.ts";

const now = Date.parse("2026-03-01T12:00:00Z");
const seconds = now / 1000;
const day = 86_400;

it("keeps an answer for a year, readable by scripts, and marked secure on a secure page", () => {
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
])("reads %o as it was stored, among other cookies", (consent) => {
  const [kept] = consentCookie(consent, now, false).split(";");
  expect(consentIn(`a=b; ${kept}; c=d`, now)).toEqual(consent);
  expect([consentGivenAt(`a=b; ${kept}; c=d`), consentGivenAt("a=b")]).toEqual([now, undefined]);
});

test.each([
  ["no cookies", ""],
  ["another cookie whose name has the same ending", `my-cookie-consent=1.${seconds}.11`],
  ["another version", `cookie-consent=2.${seconds}.11`],
  ["a word", "cookie-consent=yes"],
  ["a missing category", `cookie-consent=1.${seconds}.1`],
  ["an extra category", `cookie-consent=1.${seconds}.111`],
  ["an invalid time", "cookie-consent=1.nu.11"],
  ["an answer older than a year", `cookie-consent=1.${seconds - 365 * day}.11`],
  ["an answer from next week", `cookie-consent=1.${seconds + 7 * day}.11`],
  ["a time beyond the range of numbers", `cookie-consent=1.${"9".repeat(400)}.11`],
])("does not count %s as an answer", (_what, cookies) => {
  expect(consentIn(cookies, now)).toBeUndefined();
});

it("counts an answer from almost a year ago, and one from a clock that is some minutes fast", () => {
  const both = { statistics: true, marketing: true };
  const answers = [seconds - 365 * day + 1, seconds + 300].map((at) => consentIn(`cookie-consent=1.${at}.11`, now));
  expect(answers).toEqual([both, both]);
});
