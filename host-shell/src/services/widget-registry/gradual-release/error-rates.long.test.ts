import { describe, expect, it } from "vitest";
import { slowShare } from "./testing/seeded.ts";
import {
  daily,
  isPassed,
  isStopped,
  ofIndependentVisits,
  ofReturningVisitors,
  partOf,
  usualRates,
} from "./testing/simulated.ts";

/** The days within which nearly all releases end, and how often a day the evidence is looked at. */
const sizes = [
  { visitorsOfDay: 300, days: 400, looks: 12, moves: 1 },
  { visitorsOfDay: 3_000, days: 60, looks: 24, moves: 4 },
  { visitorsOfDay: 30_000, days: 30, looks: 96 },
  { visitorsOfDay: 300_000, days: 10, looks: 192 },
];

describe.each(sizes)("with $visitorsOfDay visitors a day", (size) => {
  it("a version as good as stable is stopped in at most 1 of 100 releases", () => {
    const releases = size.visitorsOfDay === 300 ? 100 : 200;
    const outcomes = ofIndependentVisits(usualRates(), { ...size, releases });
    expect(partOf(outcomes, isStopped)).toBeLessThanOrEqual(0.01);
    expect(partOf(outcomes, isPassed)).toBeGreaterThanOrEqual(0.98);
  }, 120_000);

  it.each([0.05, 0.02, 0.01])(
    "one that fails twice as often as %d is stopped, in at least 95 of 100 releases",
    (share) => {
      const outcomes = ofIndependentVisits(usualRates({ failed: daily(share, 2) }), { ...size, releases: 100 });
      expect(partOf(outcomes, ({ stopped }) => stopped === "failed")).toBeGreaterThanOrEqual(0.95);
    },
    120_000,
  );

  it.each([0.7, 1])(
    "one that takes 30 % longer is stopped in 99 of 100, with times of a spread of %d",
    (spread) => {
      const rates = usualRates({ ready: () => [0.25, slowShare(1.3, spread)] });
      const outcomes = ofIndependentVisits(rates, { ...size, releases: 100 });
      expect(partOf(outcomes, ({ stopped }) => stopped === "ready")).toBeGreaterThanOrEqual(0.99);
    },
    120_000,
  );
});

describe.each([
  { visitorsOfDay: 3_000, days: 60, looks: 24, moves: 4, releases: 200 },
  { visitorsOfDay: 30_000, days: 20, looks: 48, releases: 60 },
])("with visitors who return, $visitorsOfDay a day", (size) => {
  it("a version as good as stable is stopped in at most 1 of 100 releases", () => {
    const outcomes = ofReturningVisitors({}, size);
    expect(partOf(outcomes, isStopped)).toBeLessThanOrEqual(0.01);
    expect(partOf(outcomes, isPassed)).toBeGreaterThanOrEqual(0.95);
  }, 120_000);

  it("one that fails twice as often, or makes visits slow, is stopped in at least 95 of 100 releases", () => {
    for (const fault of [{ failing: 2 }, { slowing: 0.13 }]) {
      const outcomes = ofReturningVisitors({ fault }, { ...size, releases: 60 });
      expect([fault, partOf(outcomes, isStopped) >= 0.95]).toEqual([fault, true]);
    }
  }, 120_000);
});

it("a version that fails twice as often is stopped in time from 2500 failing visits of a day on", () => {
  for (const failed of [0.1, 0.05, 0.02, 0.01]) {
    const simulated = { releases: 200, visitorsOfDay: 2_500 / failed, days: 5, looks: 192 };
    const outcomes = ofIndependentVisits(usualRates({ failed: daily(failed, 2) }), simulated);
    const inTime = partOf(outcomes, (one) => isStopped(one) && one.met < 0.02);
    expect([failed, inTime >= 0.95]).toEqual([failed, true]);
  }
}, 120_000);

describe("the error rates, in simulated releases", () => {
  it("a version as good as stable is stopped in at most 1 of 100 releases, and reaches everyone in the others", () => {
    const outcomes = ofIndependentVisits(usualRates(), { releases: 100, visitorsOfDay: 30_000, days: 10, looks: 48 });
    expect(partOf(outcomes, isStopped)).toBeLessThanOrEqual(0.01);
    expect(partOf(outcomes, isPassed)).toBeGreaterThanOrEqual(0.98);
  });

  it("so it is with visitors who return, slow devices, evenings, offices, phones and another widget's release", () => {
    const outcomes = ofReturningVisitors({}, { releases: 12, visitorsOfDay: 3_000, days: 60, looks: 24 });
    expect([partOf(outcomes, isStopped), partOf(outcomes, isPassed) > 0.95]).toEqual([0, true]);
  });

  it("if a visitor had the same bucket for all widgets, the failures of another one would stop it", () => {
    const simulated = { releases: 20, visitorsOfDay: 3_000, days: 40, looks: 48 };
    expect(partOf(ofReturningVisitors({ hasSameBuckets: true }, simulated), isStopped)).toBe(1);
  });

  it.each([
    { share: 0.1, visitorsOfDay: 25_000 },
    { share: 0.05, visitorsOfDay: 50_000 },
    { share: 0.02, visitorsOfDay: 125_000 },
  ])(
    "one that fails twice as often as $share is stopped before 2 % of $visitorsOfDay visitors of a day met it",
    ({ share, visitorsOfDay }) => {
      const rates = usualRates({ failed: () => [share, 2 * share] });
      const outcomes = ofIndependentVisits(rates, { releases: 100, visitorsOfDay, days: 5, looks: 192 });
      expect(partOf(outcomes, isStopped)).toBe(1);
      expect(partOf(outcomes, (one) => isStopped(one) && one.met < 0.02)).toBeGreaterThanOrEqual(0.95);
    },
  );

  it.each([3_000, 30_000, 300_000])(
    "of %i visitors a day, one that fails twice as often does not reach all",
    (size) => {
      const rates = usualRates({ failed: daily(0.02, 2) });
      const outcomes = ofIndependentVisits(rates, { releases: 40, visitorsOfDay: size, days: 40, looks: 24 });
      expect(partOf(outcomes, ({ stopped }) => stopped === "failed")).toBeGreaterThanOrEqual(0.95);
    },
  );

  it.each([0.7, 1])("one that takes 30 % longer is stopped, with times of a spread of %d", (spread) => {
    const rates = usualRates({ ready: () => [0.25, slowShare(1.3, spread)] });
    const outcomes = ofIndependentVisits(rates, { releases: 50, visitorsOfDay: 20_000, days: 40, looks: 48 });
    expect(partOf(outcomes, ({ stopped }) => stopped === "ready")).toBeGreaterThanOrEqual(0.99);
  });
});
