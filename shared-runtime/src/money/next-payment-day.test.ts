import { expect, it } from "vitest";
import { isoDayOf } from "../time/working-days.ts";
import { nextPaymentDay } from "./next-payment-day.ts";

it.each([
  ["2026-11-28T13:00:00Z", "2027-01-04"],
  ["2026-12-31T22:59:59Z", "2027-01-04"],
  ["2027-01-02T10:00:00Z", "2027-01-04"],
  ["2027-01-04T10:00:00Z", "2027-01-04"],
  // In Copenhagen, it is already the day after.
  ["2027-01-04T23:30:00Z", "2027-04-01"],
  // Easter: 1 April 2029 is Easter Sunday.
  ["2029-03-30T10:00:00Z", "2029-04-03"],
])("collects dues at %s next on %s", (now, day) => {
  expect(isoDayOf(nextPaymentDay(new Date(now)))).toBe(day);
});
