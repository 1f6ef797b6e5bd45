import { describe, expect, it } from "vitest";
import { judgeRelease, neededVisitors, type ReleaseProgress } from "./judge-release.ts";
import { enoughEvidence, evidenceOf } from "./release-evidence.ts";
import type { Metric, ReleaseFigures, StepFigures, VisitCounts } from "./release-figures.ts";
import {
  type Outcome,
  type Rates,
  seeded,
  simulateRelease,
  slowShare,
  usualLimits,
} from "./testing/simulate-release.ts";

const counts = (visits: number, bad = 0, networks = bad): VisitCounts => ({ visits, bad, networks });
const step = (
  share: number,
  fresh: number,
  stable: number,
  bad: Partial<Record<Metric, readonly [number, number]>> = {},
) => {
  const of = (metric: Metric) => {
    const [ofFresh, ofStable] = bad[metric] ?? [0, 0];
    return { fresh: counts(fresh, ofFresh), stable: counts(stable, ofStable) };
  };
  const metrics = {
    failed: of("failed"),
    crashed: of("crashed"),
    calls: of("calls"),
    ready: of("ready"),
    delay: of("delay"),
  };
  return { share, fresh, stable, metrics } satisfies StepFigures;
};
const progress = (figures: ReleaseFigures, changed: Partial<ReleaseProgress> = {}): ReleaseProgress => ({
  share: 1,
  isHeld: false,
  figures,
  hours: 48,
  visitorsOfDay: 20_000,
  ...changed,
});

describe("the evidence against a version", () => {
  it("is 1 before anything was reported, and falls while it fails as often as stable", () => {
    expect(evidenceOf("failed", [])).toBe(1);
    expect(evidenceOf("failed", [step(1, 1_000, 99_000)])).toBe(1);
    expect(evidenceOf("failed", [step(1, 1_000, 99_000, { failed: [20, 1_980] })])).toBeLessThan(0.2);
  });

  it("grows with the failures beyond its share, over all steps together", () => {
    const one = evidenceOf("failed", [step(1, 1_000, 99_000, { failed: [40, 1_980] })]);
    const two = evidenceOf("failed", [
      step(1, 1_000, 99_000, { failed: [40, 1_980] }),
      step(10, 1_000, 9_000, { failed: [40, 180] }),
    ]);
    expect([one > 10, two > one, two > enoughEvidence]).toEqual([true, true, true]);
  });

  it("does not grow because a tenth more visits report the version, and does not fall because many do", () => {
    expect(evidenceOf("failed", [step(1, 11_000, 989_000, { failed: [220, 19_780] })])).toBeLessThan(1);
    const forged = evidenceOf("failed", [step(1, 9_000, 99_000, { failed: [60, 1_980] })]);
    expect(forged).toBeGreaterThan(enoughEvidence);
  });

  it("tolerates times that are a tenth more often long", () => {
    const figures = [step(50, 50_000, 50_000, { ready: [14_000, 12_500], failed: [14_000, 12_500] })];
    expect([evidenceOf("ready", figures) < 1, evidenceOf("failed", figures) > enoughEvidence]).toEqual([true, true]);
  });
});

describe("a release", () => {
  it("is worse only with enough visitors, bad visits and networks", () => {
    const judge = (fresh: number, bad: number, networks = bad, stable = 2_000) => {
      const figures = step(1, fresh, stable);
      const failed = { fresh: counts(fresh, bad, networks), stable: counts(stable) };
      return judgeRelease(progress([{ ...figures, metrics: { ...figures.metrics, failed } }]), usualLimits);
    };
    expect(judge(20, 10)).toEqual({ kind: "worse", metric: "failed" });
    expect([judge(19, 19), judge(20, 9), judge(20, 20, 4), judge(20, 20, 20, 19)].map(({ kind }) => kind)).toEqual([
      "wait",
      "wait",
      "wait",
      "wait",
    ]);
  });

  it("needs the visitors in whom twice as many failures show, but no more than 2 % of those of a day", () => {
    const failing = [step(1, 1_000, 100_000, { failed: [20, 2_000], crashed: [20, 2_000], calls: [20, 2_000] })];
    const needed = [1_000, 20_000, 50_000, 100_000, 1_000_000];
    expect(needed.map((visitors) => neededVisitors(1, failing, visitors, usualLimits))).toEqual([
      200, 400, 1_000, 2_000, 2_100,
    ]);
    expect(needed.map((visitors) => neededVisitors(1, [], visitors, usualLimits))).toEqual([
      200, 400, 1_000, 2_000, 8_400,
    ]);
    expect(needed.map((visitors) => neededVisitors(10, [], visitors, usualLimits))).toEqual([
      200, 1_000, 1_000, 2_000, 8_400,
    ]);
    expect(needed.map((visitors) => neededVisitors(50, [], visitors, usualLimits))).toEqual([
      500, 2_000, 2_000, 2_000, 8_400,
    ]);
  });

  it("says how long it waits at the present pace, and nothing without visitors", () => {
    const wait = { kind: "wait", why: "visitors", needed: 400 };
    expect(judgeRelease(progress([step(1, 300, 29_700)]), usualLimits)).toEqual({ ...wait, seen: 300, hours: 12 });
    expect(judgeRelease(progress([], { visitorsOfDay: 0 }), usualLimits)).toEqual({
      ...wait,
      needed: 200,
      seen: 0,
      hours: undefined,
    });
  });

  it("takes its steps, and stays at each for an hour", () => {
    const figures = [step(1, 400, 39_600), step(10, 1_000, 9_000), step(50, 2_000, 2_000)];
    const judge = (share: number, hours = 48) => judgeRelease(progress(figures, { share, hours }), usualLimits);
    expect([1, 10, 50].map((share) => judge(share))).toEqual([10, 50, 100].map((to) => ({ kind: "advance", to })));
    expect(judge(1, 0.25)).toEqual({ kind: "wait", why: "time", hours: 0.75 });
  });

  it("waits if far more or fewer visits report it than its share", () => {
    const judge = (fresh: number, stable: number) => judgeRelease(progress([step(1, fresh, stable)]), usualLimits);
    expect(judge(560, 39_440)).toEqual({ kind: "wait", why: "mismatch", seen: 560, expected: 400 });
    expect(judge(0, 3_000)).toEqual({ kind: "wait", why: "mismatch", seen: 0, expected: 30 });
    expect(judge(440, 39_560)).toEqual({ kind: "advance", to: 10 });
  });
});

describe("the error rates, in simulated releases", () => {
  const same = (share: number) => () => [share, share] as const;
  const rates = (changed: Partial<Rates> = {}): Rates => ({
    failed: same(0.02),
    crashed: same(0.01),
    calls: same(0.02),
    ready: same(0.25),
    delay: same(0.25),
    ...changed,
  });
  const play = (releases: number, visitorsOfDay: number, changed?: Partial<Rates>): readonly Outcome[] => {
    const random = seeded(20_261_127);
    return Array.from({ length: releases }, () =>
      simulateRelease({ visitorsOfDay, rates: rates(changed), random, looks: 200 }),
    );
  };
  const part = (outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean) =>
    outcomes.filter(is).length / outcomes.length;
  const isStopped = ({ stopped }: Outcome) => stopped !== undefined;

  it("a version as good as stable is stopped in at most 1 of 100 releases", () => {
    const outcomes = play(1_000, 20_000);
    expect(part(outcomes, isStopped)).toBeLessThanOrEqual(0.01);
    expect(part(outcomes, ({ share }) => share === 100)).toBeGreaterThanOrEqual(0.98);
  });

  it.each([
    { share: 0.1, visitorsOfDay: 25_000 },
    { share: 0.05, visitorsOfDay: 50_000 },
    { share: 0.02, visitorsOfDay: 125_000 },
  ])(
    "one that fails twice as often as $share is stopped before 2 % of $visitorsOfDay visitors of a day met it",
    ({ share, visitorsOfDay }) => {
      const outcomes = play(300, visitorsOfDay, { failed: () => [share, 2 * share] });
      expect(part(outcomes, isStopped)).toBe(1);
      expect(part(outcomes, (one) => isStopped(one) && one.met < 0.02)).toBeGreaterThanOrEqual(0.95);
    },
  );

  it.each([
    { spread: 0.4, least: 0.99 },
    { spread: 0.7, least: 0.99 },
  ])("one that takes 30 % longer is stopped, with times of a spread of $spread", ({ spread, least }) => {
    const outcomes = play(300, 20_000, { ready: () => [0.25, slowShare(1.3, spread)] });
    expect(part(outcomes, ({ stopped }) => stopped === "ready")).toBeGreaterThanOrEqual(least);
  });
});
