import { expect, it } from "vitest";
import { joiningDays } from "./joining-days.ts";

it.each([
  ["in the middle of a quarter", "2026-11-28T12:00:00Z", "2026-12-01", "2027-01-04"],
  ["at the end of a year", "2026-12-31T12:00:00Z", "2027-01-01", "2027-01-04"],
  ["when the new year has begun in Denmark only", "2026-12-31T23:30:00Z", "2027-02-01", "2027-04-01"],
  ["before a quarter that begins on a weekend", "2028-06-30T12:00:00Z", "2028-07-01", "2028-07-03"],
])("somebody who joins %s has a first day and a first payment", (_case, now, firstDay, firstPayment) => {
  expect(joiningDays(new Date(now))).toEqual({ firstDay, firstPayment });
});
