import { expect, it } from "vitest";
import { dayInWords, firstPaymentDay } from "./payment-day.ts";

const first = (start: string) => firstPaymentDay(new Date(start)).toISOString();

it.each([
  // 1 January is a holiday, and 2 and 3 January 2027 are a weekend.
  ["2026-11-28T12:00:00Z", "2027-01-04T12:00:00.000Z"],
  ["2026-10-01T12:00:00Z", "2027-01-04T12:00:00.000Z"],
  // 1 April 2027 is the Thursday after Easter.
  ["2027-01-01T12:00:00Z", "2027-04-01T12:00:00.000Z"],
  ["2027-03-31T12:00:00Z", "2027-04-01T12:00:00.000Z"],
  ["2027-04-01T12:00:00Z", "2027-07-01T12:00:00.000Z"],
  // 1 April 2029 is Easter Sunday: Easter Monday is a holiday, too.
  ["2029-02-01T12:00:00Z", "2029-04-03T12:00:00.000Z"],
])("who joins at %s pays first at %s", (start, day) => {
  expect(first(start)).toBe(day);
});

it("a quarter ends at midnight in Copenhagen", () => {
  expect([first("2026-12-31T22:59:59Z"), first("2026-12-31T23:00:00Z")]).toEqual([
    "2027-01-04T12:00:00.000Z",
    "2027-04-01T12:00:00.000Z",
  ]);
  expect([first("2027-06-30T21:59:59Z"), first("2027-06-30T22:00:00Z")]).toEqual([
    "2027-07-01T12:00:00.000Z",
    "2027-10-01T12:00:00.000Z",
  ]);
});

it("writes the day with the name of its month", () => {
  expect(dayInWords(new Date("2027-01-04T12:00:00Z"))).toBe("4.\u00a0januar");
});
