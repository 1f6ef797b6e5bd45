import { describe, expect, it } from "vitest";
import { judgeRelease, neededVisitors, type ReleaseProgress } from "./judge-release.ts";
import { enoughEvidence, evidenceOf } from "./release-evidence.ts";
import { visitorsToNotice } from "./release-power.ts";
import type { Metric, ReleaseFigures, StepFigures, VisitCounts } from "./release-figures.ts";
import { usualLimits } from "./testing/play-release.ts";

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
  pace: 20_000,
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

  describe("needs visitors", () => {
    const failing = {
      failed: [20, 2_000],
      crashed: [20, 2_000],
      calls: [20, 2_000],
      ready: [250, 25_000],
      delay: [250, 25_000],
    } as const;
    const sizes = [300, 3_000, 30_000, 300_000];
    const needed = (share: number, figures: ReleaseFigures) =>
      sizes.map((visitors) => neededVisitors(share, figures, visitors, usualLimits));

    it("at the first step until 2 % of those of a day have met the version, or enough to notice a worse one", () => {
      expect(needed(1, [step(1, 1_000, 100_000, failing)])).toEqual([50, 60, 600, 2_342]);
      expect(needed(1, [])).toEqual([50, 60, 600, 2_974]);
    });

    it("at the later steps until a worse version would have been noticed, however few come in a day", () => {
      const first = step(1, 60, 6_000, {
        failed: [1, 120],
        crashed: [1, 120],
        calls: [1, 120],
        ready: [15, 1_500],
        delay: [15, 1_500],
      });
      expect(needed(10, [first])).toEqual([2_538, 2_538, 2_538, 2_538]);
      expect(new Set(needed(50, [first])).size).toBe(1);
      expect(needed(50, [first])[0]).toBeGreaterThan(4_000);
    });

    it("more the rarer failures are with stable, down to 1 % of visits", () => {
      const at = (part: number) => {
        const bad = [part * 1_000, part * 100_000] as const;
        return visitorsToNotice(10, [step(10, 1_000, 100_000, { ...failing, failed: bad, crashed: bad, calls: bad })]);
      };
      expect([0.02, 0.01, 0.005].map(at)).toEqual([2_572, 5_172, 3_282]);
    });

    it("at the last step only few if the one before had enough", () => {
      const before = step(10, 3_000, 30_000, {
        failed: [60, 600],
        crashed: [60, 600],
        calls: [60, 600],
        ready: [750, 7_500],
        delay: [750, 7_500],
      });
      expect(needed(50, [before])).toEqual([200, 200, 200, 200]);
    });

    it("for a metric that a tenth of the visits report, and not for one that fewer do", () => {
      const withDelays = (part: number) => {
        const one = step(10, 1_000, 100_000, failing);
        const delay = { fresh: counts(1_000 * part, 250 * part), stable: counts(100_000 * part, 25_000 * part) };
        return visitorsToNotice(10, [{ ...one, metrics: { ...one.metrics, delay } }]);
      };
      expect([withDelays(1), withDelays(0.5), withDelays(0.05)]).toEqual([2_572, 4_796, 2_572]);
    });
  });

  it("does not wait for ever for times that are all the same, so that none is above the p75", () => {
    const figures = (share: number) => [step(share, 5_000, share === 10 ? 50_000 : 6_250)];
    expect([10, 50].map((share) => judgeRelease(progress(figures(share), { share }), usualLimits).kind)).toEqual([
      "advance",
      "advance",
    ]);
  });

  it("says how long it waits at the present pace, and nothing without visitors", () => {
    const wait = { kind: "wait", why: "visitors", needed: 400 };
    expect(judgeRelease(progress([step(1, 300, 29_700)]), usualLimits)).toEqual({ ...wait, seen: 300, hours: 12 });
    // At 10 %, 9 of 99 counted visitors get the version.
    const tenth = judgeRelease(progress([step(10, 300, 3_000)], { share: 10, pace: 5_280 }), usualLimits);
    if (tenth.kind !== "wait" || tenth.why !== "visitors") throw new Error("The release does not wait for visitors.");
    expect(tenth.hours).toBeCloseTo((tenth.needed - 300) / 20, 6);
    expect(judgeRelease(progress([], { visitorsOfDay: 0, pace: 0 }), usualLimits)).toEqual({
      ...wait,
      needed: 50,
      seen: 0,
      hours: undefined,
    });
  });

  it("takes its steps, and stays at each for an hour", () => {
    const usual = (share: number, fresh: number, stable: number) => {
      const bad = [fresh / 50, stable / 50] as const;
      const slow = [fresh / 4, stable / 4] as const;
      return step(share, fresh, stable, { failed: bad, crashed: bad, calls: bad, ready: slow, delay: slow });
    };
    const figures = [usual(1, 400, 39_600), usual(10, 3_000, 30_000), usual(50, 2_000, 2_500)];
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
