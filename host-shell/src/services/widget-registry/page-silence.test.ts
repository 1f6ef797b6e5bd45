import { expect, it } from "vitest";
import { dayOf, daysBetween, hasStopped, type ReportDays } from "./page-silence.ts";

const start = Date.parse("2026-09-07"); // A Monday.
const dayAt = (index: number): string => dayOf(new Date(start + index * 86_400_000));

/** The record of a page that is reported on some of the first `length` days. */
function reported(length: number, isReported: (index: number) => boolean): ReportDays {
  const days = Array.from({ length }, (_, index) => index).filter(isReported);
  const pauses = days.slice(1).map((day, index) => day - (days[index] ?? 0) - 1);
  return {
    firstDay: dayAt(days[0] ?? 0),
    lastDay: dayAt(days.at(-1) ?? 0),
    days: days.length,
    longestPause: Math.max(0, ...pauses),
  };
}

/** The whole days of silence after which a page counts as stopped; `undefined` if it never does within 60 days. */
function noticedAfter(record: ReportDays): number | undefined {
  const last = daysBetween(dayAt(0), record.lastDay);
  const found = Array.from({ length: 60 }, (_, index) => index).find((silence) =>
    hasStopped(record, dayAt(last + silence + 1)),
  );
  return found;
}

it.each([
  ["every day of a month", reported(30, () => true), 3],
  ["every day of half a year", reported(180, () => true), 2],
  ["on workdays", reported(33, (index) => index % 7 < 5), 6],
  ["on three days in a row", reported(3, () => true), 5],
  ["on one day in five", reported(31, (index) => index % 5 === 0), 28],
  ["on two days", reported(2, () => true), undefined],
] as const)("a page that is reported %s", (_name, record, silence) => {
  expect(noticedAfter(record)).toBe(silence);
});

it("a page that few people visit does not stop because of a pause such as it had before", () => {
  const visits = new Set([0, 3, 4, 16, 20, 21, 28]);
  const record = reported(29, (index) => visits.has(index));
  expect(record.longestPause).toBe(11);
  expect(noticedAfter(record)).toBe(26);
});
