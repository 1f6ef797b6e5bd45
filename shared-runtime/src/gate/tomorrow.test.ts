import { expect, it } from "vitest";
import { tomorrowInCopenhagen } from "./tomorrow.ts";

it.each([
  ["an ordinary day in winter", "2026-01-15T12:00:00+01:00", "2026-01-16T00:00:00+01:00"],
  ["an ordinary day in summer", "2026-07-15T12:00:00+02:00", "2026-07-16T00:00:00+02:00"],
  ["the last moment of a day", "2026-07-15T23:59:59+02:00", "2026-07-16T00:00:00+02:00"],
  ["the first moment of a day", "2026-07-16T00:00:00+02:00", "2026-07-17T00:00:00+02:00"],
  ["a night when it is still yesterday in UTC", "2026-07-16T00:30:00+02:00", "2026-07-17T00:00:00+02:00"],
  ["the day before summer time", "2026-03-28T12:00:00+01:00", "2026-03-29T00:00:00+01:00"],
  ["the day of 23 hours, before the change", "2026-03-29T01:59:00+01:00", "2026-03-30T00:00:00+02:00"],
  ["the day of 23 hours, after the change", "2026-03-29T03:00:00+02:00", "2026-03-30T00:00:00+02:00"],
  ["the day before winter time", "2026-10-24T12:00:00+02:00", "2026-10-25T00:00:00+02:00"],
  ["the repeated hour, the first time", "2026-10-25T02:30:00+02:00", "2026-10-26T00:00:00+01:00"],
  ["the repeated hour, the second time", "2026-10-25T02:30:00+01:00", "2026-10-26T00:00:00+01:00"],
  ["the last day of a year", "2026-12-31T18:00:00+01:00", "2027-01-01T00:00:00+01:00"],
  ["the last of February in a leap year", "2028-02-29T18:00:00+01:00", "2028-03-01T00:00:00+01:00"],
])("returns the next midnight on %s", (_, now, midnight) => {
  expect(new Date(tomorrowInCopenhagen(Date.parse(now))).toISOString()).toBe(new Date(midnight).toISOString());
});
