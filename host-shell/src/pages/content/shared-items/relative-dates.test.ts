import { expect, test } from "vitest";
import { relativeDates } from "./relative-dates.ts";

const saturday = relativeDates(new Date("2026-11-28T12:00:00Z"));

test("a date is counted from today, as an ISO day, in words and with the day of the week", () => {
  expect(saturday("dato+12")).toBe("2026-12-10");
  expect(saturday("dag+12")).toBe("10. december 2026");
  expect(saturday("ugedag+12")).toBe("torsdag den 10. december");
});

test("a date before today is counted backwards", () => {
  expect(saturday("dato-30")).toBe("2026-10-29");
});

test.each([
  ["a Saturday", "dato+14", "2026-12-14"],
  ["today, a Saturday", "dato+0", "2026-11-30"],
  ["a Sunday that has passed", "dato-6", "2026-11-23"],
  ["Christmas Eve, through Christmas and the weekend", "dato+26", "2026-12-28"],
  ["New Year's Eve, through New Year's Day and the weekend", "dato+33", "2027-01-04"],
  ["Maundy Thursday, through Easter Monday", "dato+117", "2027-03-30"],
])("%s moves to the next working day", (_day, key, moved) => {
  expect(saturday(key)).toBe(moved);
});

test("today is the day in Copenhagen, also shortly after midnight in winter and in summer", () => {
  expect(relativeDates(new Date("2026-11-29T22:59:00Z"))("dato+1")).toBe("2026-11-30");
  expect(relativeDates(new Date("2026-11-29T23:00:00Z"))("dato+1")).toBe("2026-12-01");
  expect(relativeDates(new Date("2026-07-06T21:59:00Z"))("dato+1")).toBe("2026-07-07");
  expect(relativeDates(new Date("2026-07-06T22:00:00Z"))("dato+1")).toBe("2026-07-08");
});

test("a count of days that crosses a change of summer time is exact", () => {
  expect(relativeDates(new Date("2026-10-20T22:30:00Z"))("dato+7")).toBe("2026-10-28");
  expect(relativeDates(new Date("2026-03-24T23:30:00Z"))("dato+7")).toBe("2026-04-01");
});

test.each(["dato", "dato14", "dato+", "dato+1.5", "dato+12345", " dato+1", "dato+1 ", "uge+1", "constructor+1"])(
  "%s is not a relative date",
  (key) => {
    expect(saturday(key)).toBeUndefined();
  },
);
