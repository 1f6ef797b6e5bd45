import { expect, it } from "vitest";
import { afterMonths, latest, monthsLater, readDay, wholeMonths } from "./calendar-day.ts";

it.each([
  ["2026-11-28", "2026-11-28"],
  ["28-11-2026", "2026-11-28"],
  ["1.2.2027", "2027-02-01"],
  ["28/11 2026", "2026-11-28"],
  ["2028-02-29", "2028-02-29"],
  ["2027-02-29", undefined],
  ["31-04-2027", undefined],
  ["2026-13-01", undefined],
  ["2026-00-10", undefined],
  ["i morgen", undefined],
  ["28-11-26", undefined],
  ["0000-01-01", "0000-01-01"],
  ["20261128", undefined],
])("reads %s as %s", (text, day) => {
  expect(readDay(text)).toBe(day);
});

it.each([
  ["2026-11-28", 1, "2026-12-28"],
  ["2026-12-31", 1, "2027-01-31"],
  ["2027-01-31", 1, "2027-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-11-28", -36, "2023-11-28"],
  ["2024-02-29", -12, "2023-02-28"],
])("%s and %i months is %s", (day, count, later) => {
  expect(monthsLater(day, count)).toBe(later);
});

it.each([
  ["2025-11-28", 12, "2026-11-28"],
  ["2024-02-29", 12, "2025-03-01"],
  ["2024-02-29", 48, "2028-02-29"],
  ["2023-02-28", 12, "2024-02-28"],
  ["2026-08-31", 1, "2026-10-01"],
  ["2026-11-28", 0, "2026-11-28"],
])("a period that begins on %s has lasted %i months on %s", (day, count, after) => {
  expect(afterMonths(day, count)).toBe(after);
});

it.each([
  ["2025-11-28", "2026-11-27", 11],
  ["2025-11-28", "2026-11-28", 12],
  ["2024-02-29", "2025-02-28", 11],
  ["2024-02-29", "2025-03-01", 12],
  ["2026-11-28", "2026-11-28", 0],
  ["2026-11-28", "2025-01-01", 0],
  ["2026-01-31", "2026-02-28", 0],
  ["2026-01-31", "2026-03-01", 1],
])("from %s until %s are %i whole months", (from, until, months) => {
  expect(wholeMonths(from, until)).toBe(months);
});

it("compares days", () => {
  expect(latest("2026-11-28", "2027-01-01", "2026-12-31")).toBe("2027-01-01");
});
