import { expect, it } from "vitest";
import type { OpenWeek } from "./opening-hours.ts";
import { proposalsChangeAt, proposedTimes } from "./proposed-times.ts";

const closed = { opening: 0, closing: 0 };
const long = { opening: 8 * 60, closing: 17 * 60 };
const short = { opening: 8 * 60, closing: 16 * 60 };
const week: OpenWeek = [long, long, long, long, short, closed, closed];
const at = (moment: string) => Date.parse(moment);

it.each([
  ["on a Saturday", "2026-11-28T12:00:00Z", ["2026-11-30T10:00", "2026-12-01T13:00", "2026-12-02T15:00"]],
  ["on a Thursday", "2026-11-26T12:00:00Z", ["2026-11-27T10:00", "2026-11-30T13:00", "2026-12-01T15:00"]],
  [
    "late in the evening, when it is the next day in Copenhagen",
    "2026-11-29T23:30:00Z",
    ["2026-12-01T10:00", "2026-12-02T13:00", "2026-12-03T15:00"],
  ],
  ["before Christmas", "2026-12-22T12:00:00Z", ["2026-12-23T10:00", "2026-12-28T13:00", "2026-12-29T15:00"]],
  ["before Easter", "2027-03-24T12:00:00Z", ["2027-03-30T10:00", "2027-03-31T13:00", "2027-04-01T15:00"]],
])("%s, three times on the next working days are proposed", (_case, moment, times) => {
  expect(proposedTimes(week, at(moment))).toEqual(times);
});

it("proposes no time at which the telephone is closed, or closes within an hour", () => {
  const morning = { opening: 8 * 60 + 30, closing: 12 * 60 };
  const times = proposedTimes([morning, closed, morning, closed, morning, closed, closed], at("2026-11-28T12:00:00Z"));
  expect(times).toEqual(["2026-11-30T10:00", "2026-12-02T11:00", "2026-12-04T11:00"]);
  expect(proposedTimes([closed, closed, long, closed, closed, closed, closed], at("2026-11-28T12:00:00Z"))).toEqual([
    "2026-12-02T10:00",
    "2026-12-09T13:00",
    "2026-12-16T15:00",
  ]);
});

it("proposes nothing while the telephone never opens for an hour", () => {
  const half = { opening: 8 * 60, closing: 8 * 60 + 30 };
  for (const day of [closed, half])
    expect(
      proposedTimes(
        Array.from({ length: 7 }, () => day),
        0,
      ),
    ).toEqual([]);
});

it("proposes other times from midnight in Copenhagen on", () => {
  const change = proposalsChangeAt(at("2026-11-28T12:00:00Z"));
  expect(new Date(change).toISOString()).toBe("2026-11-28T23:00:00.000Z");
  expect(proposalsChangeAt(change)).toBe(change + 24 * 60 * 60_000);
  expect(new Date(proposalsChangeAt(at("2026-03-28T23:30:00Z"))).toISOString()).toBe("2026-03-29T22:00:00.000Z");
});
