import { expect, test } from "vitest";
import { addWorkingDays, daysAfter, easterSunday, isoDayOf, isWorkingDay, nextWorkingDay } from "./working-days.ts";

const at = (isoDay: string) => new Date(`${isoDay}T12:00:00Z`);
const daysOf = (year: number): readonly Date[] => {
  const first = at(`${year}-01-01`);
  const all = Array.from({ length: 366 }, (_, count) => daysAfter(first, count));
  return all.filter((day) => day.getUTCFullYear() === year);
};
const isWeekend = (day: Date) => [0, 6].includes(day.getUTCDay());

test.each([
  [1818, "1818-03-22"],
  [2000, "2000-04-23"],
  [2024, "2024-03-31"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
])("Easter Sunday of %i is %s", (year, day) => {
  expect(isoDayOf(easterSunday(year))).toBe(day);
});

test.each([
  [2023, "04-06 04-07 04-10 05-05 05-18 05-29 06-05 12-25 12-26"],
  [2024, "01-01 03-28 03-29 04-01 05-09 05-20 06-05 12-24 12-25 12-26 12-31"],
  [2025, "01-01 04-17 04-18 04-21 05-29 06-05 06-09 12-24 12-25 12-26 12-31"],
  [2026, "01-01 04-02 04-03 04-06 05-14 05-25 06-05 12-24 12-25 12-31"],
  [2027, "01-01 03-25 03-26 03-29 05-06 05-17 12-24 12-31"],
  [2028, "04-13 04-14 04-17 05-25 06-05 12-25 12-26"],
])("offices are closed on these weekdays of %i: %s", (year, closed) => {
  const found = daysOf(year).filter((day) => !isWeekend(day) && !isWorkingDay(day));
  expect(found.map((day) => isoDayOf(day).slice(5)).join(" ")).toBe(closed);
});

test("nobody works on a weekend", () => {
  expect([2024, 2025, 2026, 2027].flatMap(daysOf).filter((day) => isWeekend(day) && isWorkingDay(day))).toEqual([]);
});

test.each([
  ["2023-05-05", false],
  ["2024-04-26", true],
  ["2026-05-01", true],
])("the prayer day of %s is a working day: %s", (day, works) => {
  expect(isWorkingDay(at(day))).toBe(works);
});

test.each([
  ["2026-11-26", 0, "2026-11-26"],
  ["2026-11-26", 2, "2026-11-30"],
  ["2026-11-28", 0, "2026-11-30"],
  ["2026-11-28", 1, "2026-11-30"],
  ["2026-12-22", 2, "2026-12-28"],
  ["2026-12-30", 1, "2027-01-04"],
  ["2027-03-24", 1, "2027-03-30"],
])("from %s it is %i working days to %s", (day, count, after) => {
  expect(isoDayOf(addWorkingDays(at(day), count))).toBe(after);
});

test("the first working day of a quarter may be its first day", () => {
  expect(["2026-07-01", "2027-01-01"].map((day) => isoDayOf(nextWorkingDay(at(day))))).toEqual([
    "2026-07-01",
    "2027-01-04",
  ]);
});

test("an instant stands for its day in Copenhagen, in winter and in summer", () => {
  const instants = ["2026-12-23T22:59:59Z", "2026-12-23T23:00:00Z", "2026-06-04T22:00:00Z"];
  expect(instants.map((instant) => isWorkingDay(new Date(instant)))).toEqual([true, false, false]);
  expect(nextWorkingDay(new Date("2026-06-04T21:59:59Z"))).toEqual(at("2026-06-04"));
});
