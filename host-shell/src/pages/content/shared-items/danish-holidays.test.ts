import { expect, test } from "vitest";
import { daysAfter, easterSunday, isWorkday } from "./danish-holidays.ts";

test.each([
  [1818, "1818-03-22"],
  [2000, "2000-04-23"],
  [2024, "2024-03-31"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
])("Easter Sunday of %i is %s", (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test("the working days of 2026 are Monday to Friday without the Danish holidays", () => {
  const days = Array.from({ length: 365 }, (_, index) => daysAfter("2026-01-01", index));
  const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
  expect(days.filter((day) => !isWorkday(day) && !isWeekend(day))).toEqual([
    "2026-01-01",
    "2026-04-02",
    "2026-04-03",
    "2026-04-06",
    "2026-05-14",
    "2026-05-25",
    "2026-06-05",
    "2026-12-24",
    "2026-12-25",
    "2026-12-31",
  ]);
  expect(days.filter((day) => isWeekend(day) && isWorkday(day))).toEqual([]);
});

test("the prayer day that was abolished is a working day", () => {
  expect(isWorkday("2026-05-01")).toBe(true);
});
