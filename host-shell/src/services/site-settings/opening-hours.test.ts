import { expect, test } from "vitest";
import { openingStateAt, type OpenWeek } from "./opening-hours.ts";

const closed = { opening: 0, closing: 0 };
const workday = { opening: 8 * 60, closing: 16 * 60 };
const week: OpenWeek = [workday, workday, workday, workday, { ...workday, closing: 15 * 60 + 30 }, closed, closed];

function stateAt(time: string, hours = week) {
  const { isOpen, changesAt } = openingStateAt(hours, Date.parse(time));
  return [isOpen, changesAt === undefined ? undefined : new Date(changesAt).toISOString()];
}

// 23 November 2026 is a Monday.
test.each([
  ["before it opens", "2026-11-23T06:59:59.999Z", false, "2026-11-23T07:00:00.000Z"],
  ["when it opens", "2026-11-23T07:00:00Z", true, "2026-11-23T15:00:00.000Z"],
  ["just before it closes", "2026-11-23T14:59:59.999Z", true, "2026-11-23T15:00:00.000Z"],
  ["when it closes", "2026-11-23T15:00:00Z", false, "2026-11-24T07:00:00.000Z"],
  ["before a weekend", "2026-11-27T14:30:00Z", false, "2026-11-30T07:00:00.000Z"],
  ["in summer", "2026-07-01T06:00:00Z", true, "2026-07-01T14:00:00.000Z"],
])("the telephone %s is open or not, and changes next", (_case, time, isOpen, changesAt) => {
  expect(stateAt(time)).toEqual([isOpen, changesAt]);
});

test("hours over the end of summer time follow the clock", () => {
  const night = [...week.slice(0, 6), { opening: 60, closing: 4 * 60 }];
  expect(stateAt("2026-10-25T00:30:00Z", night)).toEqual([true, "2026-10-25T03:00:00.000Z"]);
});

test("a day that is open until midnight goes on into one that opens then", () => {
  const days = [{ opening: 600, closing: 1440 }, { opening: 0, closing: 60 }, ...week.slice(2)];
  expect(stateAt("2026-11-23T22:30:00Z", days)).toEqual([true, "2026-11-24T00:00:00.000Z"]);
});

test("what is always open or always closed never changes", () => {
  expect(
    stateAt(
      "2026-11-23T12:00:00Z",
      week.map(() => closed),
    ),
  ).toEqual([false, undefined]);
  expect(
    stateAt(
      "2026-11-23T12:00:00Z",
      week.map(() => ({ opening: 0, closing: 1440 })),
    ),
  ).toEqual([true, undefined]);
});

test.each([
  ["while it is open, after the next time it closes", "2026-11-24T10:00:00Z", "2026-11-25T07:00:00.000Z"],
  ["in the morning", "2026-11-23T05:00:00Z", "2026-11-23T07:00:00.000Z"],
  ["at the minute at which it closes", "2026-11-23T15:00:00Z", "2026-11-24T07:00:00.000Z"],
  ["before a weekend", "2026-11-27T14:30:00Z", "2026-11-30T07:00:00.000Z"],
  ["in a weekend in which summer time begins", "2026-03-28T12:00:00Z", "2026-03-30T06:00:00.000Z"],
  ["in a weekend in which summer time ends", "2026-10-24T12:00:00Z", "2026-10-26T07:00:00.000Z"],
])("the telephone opens next, asked %s", (_case, time, opensAt) => {
  expect(new Date(openingStateAt(week, Date.parse(time)).opensAt ?? Number.NaN).toISOString()).toBe(opensAt);
});

test("a telephone that is never answered, and one that always is, does not open", () => {
  for (const hours of [closed, { opening: 0, closing: 1440 }])
    expect(
      openingStateAt(
        week.map(() => hours),
        Date.parse("2026-11-23T12:00:00Z"),
      ).opensAt,
    ).toBeUndefined();
});
