import { expect, it } from "vitest";
import { type Rates, seeded, simulateRelease, slowShare } from "./testing/simulate-release.ts";

/** More often in the evening: what is compared changes during the day. */
const daily =
  (share: number, times = 1) =>
  (time: number) => {
    const now = share * (1 + 0.8 * Math.sin(2 * Math.PI * time));
    return [now, Math.min(1, now * times)] as const;
  };
const usual = (failed: number, times = 1): Rates => ({
  failed: daily(failed, times),
  crashed: daily(0.01),
  calls: daily(0.03),
  ready: daily(0.25),
  delay: daily(0.25),
});

it.each([
  { visitorsOfDay: 2_000, failed: 0.02, releases: 1_000 },
  { visitorsOfDay: 20_000, failed: 0.001, releases: 3_000 },
  { visitorsOfDay: 200_000, failed: 0.05, releases: 1_000 },
])(
  "of $releases versions as good as stable, at most 1 of 100 is stopped: $visitorsOfDay visitors a day, $failed fail",
  ({ visitorsOfDay, failed, releases }) => {
    const random = seeded(1);
    const rates = usual(failed);
    const stopped = Array.from({ length: releases }, () =>
      simulateRelease({ visitorsOfDay, rates, random, looks: 200, days: 30 }),
    );
    expect(stopped.filter((one) => one.stopped !== undefined).length / releases).toBeLessThanOrEqual(0.01);
  },
  300_000,
);

it("a version that fails twice as often is stopped in time from 2000 failing visits of a day on", () => {
  for (const failed of [0.1, 0.05, 0.02, 0.01]) {
    const random = seeded(2);
    const visitorsOfDay = 2_500 / failed;
    const outcomes = Array.from({ length: 500 }, () =>
      simulateRelease({ visitorsOfDay, rates: usual(failed, 2), random }),
    );
    const inTime = outcomes.filter(({ stopped, met }) => stopped !== undefined && met < 0.02);
    expect([failed, inTime.length / outcomes.length >= 0.95]).toEqual([failed, true]);
  }
}, 300_000);

it("a version that takes 30 % longer is stopped in 9 of 10 releases even if times differ very much", () => {
  const random = seeded(3);
  const rates = { ...usual(0.01), ready: () => [0.25, slowShare(1.3, 1)] as const };
  const outcomes = Array.from({ length: 500 }, () => simulateRelease({ visitorsOfDay: 20_000, rates, random }));
  expect(outcomes.filter(({ stopped }) => stopped === "ready").length / 500).toBeGreaterThanOrEqual(0.85);
}, 300_000);
