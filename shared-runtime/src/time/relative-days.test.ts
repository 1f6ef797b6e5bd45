import { expect, it } from "vitest";
import { comingDayWords, fullMomentWords, momentWords, pastDayWords } from "./relative-days.ts";

const now = new Date("2026-11-28T12:00:00Z");
const plain = (words: string) => words.replaceAll("\u00a0", " ");

it.each([
  ["2026-11-28T07:04:00Z", "i dag", "i dag kl. 08.04"],
  // Shortly after midnight in Copenhagen.
  ["2026-11-27T23:30:00Z", "i dag", "i dag kl. 00.30"],
  ["2026-11-27T13:00:00Z", "i går", "i går kl. 14.00"],
  ["2026-11-20T13:00:00Z", "20. november", "20. november kl. 14.00"],
  ["2025-12-24T13:00:00Z", "24. december 2025", "24. december 2025 kl. 14.00"],
])("%s was %s", (moment, day, words) => {
  expect([pastDayWords(new Date(moment), now), momentWords(new Date(moment), now)].map(plain)).toEqual([day, words]);
});

it.each([
  ["2026-11-28", "i dag"],
  ["2026-11-29", "søndag den 29. november"],
  ["2026-12-01", "tirsdag den 1. december"],
  ["2027-01-04", "mandag den 4. januar 2027"],
])("%s is %s", (day, words) => {
  expect(plain(comingDayWords(new Date(`${day}T12:00:00Z`), now))).toBe(words);
});

it("writes a moment that is printed in full", () => {
  expect(plain(fullMomentWords(new Date("2026-11-28T07:04:00Z")))).toBe("28. november 2026 kl. 08.04");
});
