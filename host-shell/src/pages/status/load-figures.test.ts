import { expect, test } from "vitest";
import type { MinuteCounts } from "../../services/widget-registry/load-counts.ts";
import { dayBegins, failureShare, lastDay, lastHour } from "./load-figures.ts";

const now = new Date("2026-03-02T12:33:20Z");
const counts = (minute: string, mounted: number, failed: number, milliseconds: number): MinuteCounts => ({
  name: "cv-check",
  version: "1.0.0",
  minute: new Date(minute),
  mounted,
  failed,
  milliseconds,
});

test("an hour has twelve steps by the clock, and the last is still running", () => {
  const { total, buckets } = lastHour(
    [
      counts("2026-03-02T11:34:00Z", 100, 100, 9000),
      counts("2026-03-02T11:35:00Z", 1, 0, 100),
      counts("2026-03-02T12:30:00Z", 1, 1, 100),
      counts("2026-03-02T12:33:00Z", 3, 0, 500),
    ],
    now,
  );
  expect(buckets.length).toBe(12);
  expect(buckets[0]).toEqual({ from: new Date("2026-03-02T11:35:00Z"), mounted: 1, failed: 0, milliseconds: 100 });
  expect(buckets[1]).toEqual({ from: new Date("2026-03-02T11:40:00Z"), mounted: 0, failed: 0, milliseconds: 0 });
  expect(buckets[11]).toEqual({ from: new Date("2026-03-02T12:30:00Z"), mounted: 4, failed: 1, milliseconds: 400 });
  expect(total).toEqual({ mounted: 5, failed: 1, milliseconds: 340 });
});

test("a day has twenty-four hours, and needs counts from the start of the first", () => {
  const { total, buckets } = lastDay(
    [counts("2026-03-01T12:59:00Z", 9, 9, 9), counts("2026-03-01T13:00:00Z", 2, 0, 50)],
    now,
  );
  expect(buckets.map(({ from }) => from.toISOString()).slice(0, 2)).toEqual([
    "2026-03-01T13:00:00.000Z",
    "2026-03-01T14:00:00.000Z",
  ]);
  expect(buckets.length).toBe(24);
  expect(total).toEqual({ mounted: 2, failed: 0, milliseconds: 50 });
  expect(dayBegins(now)).toEqual(buckets[0]?.from);
});

test("the share of failures is undefined without loads", () => {
  expect(failureShare({ mounted: 0, failed: 0, milliseconds: 0 })).toBeUndefined();
  expect(failureShare({ mounted: 1, failed: 3, milliseconds: 10 })).toBe(75);
});
