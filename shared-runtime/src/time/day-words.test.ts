import { expect, test } from "vitest";
import { dateText } from "./day-words.ts";

test("a date has its weekday", () => {
  expect(dateText(new Date("2027-01-04T12:00:00Z"))).toBe("mandag den 4.\u00A0januar");
});
