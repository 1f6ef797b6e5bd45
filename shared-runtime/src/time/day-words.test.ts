import { expect, test } from "vitest";
import { dateText, dayText } from "./day-words.ts";

const at = (isoDay: string) => new Date(`${isoDay}T12:00:00Z`);

test.each([
  ["2026-11-27", "fredag"],
  ["2026-12-02", "onsdag"],
  ["2026-12-03", "torsdag den 3.\u00A0december"],
])("seen from Thursday 26 November, %s is %s", (day, words) => {
  expect(dayText(at(day), new Date("2026-11-26T22:59:00Z"))).toBe(words);
});

test("a date has its weekday", () => {
  expect(dateText(at("2027-01-04"))).toBe("mandag den 4.\u00A0januar");
});
