import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Hours, hoursIn, isOpenInUtc, nextChangeInUtc, writtenHours } from "./utc-hours.ts";

const closed = { opening: 0, closing: 0 };
const workday = { opening: 8 * 60, closing: 17 * 60 };
const week: Hours = [workday, workday, workday, workday, { ...workday, closing: 16 * 60 }, closed, closed];

// 23 November 2026 is a Monday.
test.each([
  ["just before it opens", "2026-11-23T07:59:59.999Z", false, "2026-11-23T08:00:00.000Z"],
  ["when it opens", "2026-11-23T08:00:00Z", true, "2026-11-23T17:00:00.000Z"],
  ["just before it closes", "2026-11-23T16:59:59.999Z", true, "2026-11-23T17:00:00.000Z"],
  ["when it closes", "2026-11-23T17:00:00Z", false, "2026-11-24T08:00:00.000Z"],
  ["on Friday after it has closed", "2026-11-27T16:00:00Z", false, "2026-11-30T08:00:00.000Z"],
  ["on a closed day", "2026-11-28T12:00:00Z", false, "2026-11-30T08:00:00.000Z"],
  [
    "at midnight of a closed day, its opening and closing time",
    "2026-11-29T00:00:00Z",
    false,
    "2026-11-30T08:00:00.000Z",
  ],
  ["in summer, by the same time in UTC", "2026-07-01T08:00:00Z", true, "2026-07-01T17:00:00.000Z"],
  ["where Copenhagen has Tuesday and UTC still Monday", "2026-11-23T23:30:00Z", false, "2026-11-24T08:00:00.000Z"],
])("%s it is open or not, and changes next", (_case, time, isOpen, changesAt) => {
  const now = Date.parse(time);
  expect([isOpenInUtc(week, now), new Date(nextChangeInUtc(week, now) ?? 0).toISOString()]).toEqual([
    isOpen,
    changesAt,
  ]);
});

test.each(["2026-03-28T08:00Z", "2026-03-29T08:00Z", "2026-10-24T08:00Z", "2026-10-25T08:00Z"])(
  "the change of summer time moves nothing on %s",
  (time) => {
    const always = Array.from({ length: 7 }, () => workday);
    const opening = Date.parse(time);
    expect([isOpenInUtc(always, opening - 1), isOpenInUtc(always, opening)]).toEqual([false, true]);
    expect(nextChangeInUtc(always, opening)).toBe(opening + 9 * 3_600_000);
  },
);

test("a day that is open until midnight goes on into one that opens then", () => {
  const days = [{ opening: 600, closing: 1440 }, { opening: 0, closing: 60 }, ...week.slice(2)];
  expect(nextChangeInUtc(days, Date.parse("2026-11-23T22:30Z"))).toBe(Date.parse("2026-11-24T01:00Z"));
});

test.each([
  ["always closed", closed, false],
  ["closed, since it closes when it opens", { opening: 600, closing: 600 }, false],
  ["always open", { opening: 0, closing: 1440 }, true],
])("what is %s never changes", (_name, day, isOpen) => {
  const days = Array.from({ length: 7 }, () => day);
  const now = Date.parse("2026-11-23T10:00Z");
  expect([isOpenInUtc(days, now), nextChangeInUtc(days, now)]).toEqual([isOpen, undefined]);
});

const hours = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
    .map(([one, other]) => ({ opening: Math.min(one, other), closing: Math.max(one, other) })),
  { minLength: 7, maxLength: 7 },
);
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });

test("the next change is the first moment with another state, and the text of an attribute keeps the hours", () => {
  fc.assert(
    fc.property(hours, moment, (days, now) => {
      expect(hoursIn(writtenHours(days))).toEqual(days);
      const change = nextChangeInUtc(days, now);
      if (change === undefined) return;
      expect(change).toBeGreaterThan(now);
      expect(isOpenInUtc(days, change)).toBe(!isOpenInUtc(days, now));
      expect(isOpenInUtc(days, change - 1)).toBe(isOpenInUtc(days, now));
    }),
  );
});
