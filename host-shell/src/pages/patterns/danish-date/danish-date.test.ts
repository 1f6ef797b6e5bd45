import { expect, test } from "vitest";
import { clockTime, dayNumber, endOfDay, longDay, machineDate } from "./danish-date.ts";

const at = (text: string) => Date.parse(text);

test("a date is written in Danish, as the day in Copenhagen", () => {
  expect(longDay(at("2026-12-08T08:00:00Z"))).toBe("tirsdag den 8. december 2026");
  expect(longDay(at("2026-12-31T23:30:00Z"))).toBe("fredag den 1. januar 2027");
  expect(dayNumber(at("2026-12-08T08:00:00Z"))).toBe("8.");
});

test.each([
  ["2026-12-08T08:00:00Z", "kl. 9", "2026-12-08T09:00:00+01:00"],
  ["2027-06-08T14:30:00Z", "kl. 16.30", "2027-06-08T16:30:00+02:00"],
  ["2026-12-07T23:00:00Z", undefined, "2026-12-08"],
])("%s begins %s", (instant, time, machine) => {
  expect([clockTime(at(instant)), machineDate(at(instant))]).toEqual([time, machine]);
});

test.each([
  ["2026-12-08T08:00:00Z", "2026-12-08T23:00:00.000Z"],
  ["2026-10-25T00:00:00Z", "2026-10-25T23:00:00.000Z"],
  ["2027-03-28T08:00:00Z", "2027-03-28T22:00:00.000Z"],
])("the day of %s ends at %s, also when the clocks change", (instant, end) => {
  expect(new Date(endOfDay(at(instant))).toISOString()).toBe(end);
});
