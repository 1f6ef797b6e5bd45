import { expect, it } from "vitest";
import { dateWords } from "./date-words.ts";

it("writes a day in words, with its year if that is another one", () => {
  const today = new Date("2026-11-24T12:00:00Z");
  expect(["2026-12-01", "2027-01-31", "2025-12-24"].map((day) => dateWords(day, today))).toEqual([
    "1. december",
    "31. januar 2027",
    "24. december 2025",
  ]);
});
