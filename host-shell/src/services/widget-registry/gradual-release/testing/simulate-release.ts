import { judgeRelease, type ReleaseLimits, releaseSteps } from "../judge-release.ts";
import { type Metric, metrics, type StepFigures } from "../release-figures.ts";

/** The share of visits that are bad, with `stable` and with the new version, by the part of the day from 0 to 1. */
export type Rates = Readonly<Record<Metric, (time: number) => readonly [stable: number, fresh: number]>>;

export interface Simulated {
  readonly visitorsOfDay: number;
  readonly rates: Rates;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Days after which the simulation ends. */
  readonly days?: number;
  /** How often a day the release is judged. */
  readonly looks?: number;
}

export interface Outcome {
  /** The metric because of which it was stopped; `undefined` if it was not. */
  readonly stopped: Metric | undefined;
  /** Visitors who met the new version until then, as a part of a day's visitors. */
  readonly met: number;
  /** Its last share. */
  readonly share: number;
  readonly days: number;
}

export const usualLimits: ReleaseLimits = { visitors: 20, minutes: 60 };

type Changing<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** Plays one release, judged again and again as visits arrive, until it is stopped, is at 100 %, or the days are over. */
export function simulateRelease({ visitorsOfDay, rates, random, days = 14, looks = 400 }: Simulated): Outcome {
  const steps: Changing<StepFigures>[] = releaseSteps.map((share) => ({
    share,
    fresh: 0,
    stable: 0,
    metrics: Object.fromEntries(
      metrics.map((metric) => [metric, { fresh: empty(), stable: empty() }]),
    ) as unknown as StepFigures["metrics"],
  }));
  let [share, since, met] = [1, 0, 0];
  for (let look = 1; look <= days * looks; look += 1) {
    const time = (look / looks) % 1;
    const visits = Math.round(visitorsOfDay / looks);
    const fresh = binomial(visits, share / 100, random);
    const step = steps.find((one) => one.share === share);
    if (!step) break;
    step.fresh += fresh;
    step.stable += visits - fresh;
    met += fresh;
    for (const metric of metrics) {
      const [stableRate, freshRate] = rates[metric](time);
      add(step.metrics[metric].fresh, fresh, binomial(fresh, freshRate, random));
      add(step.metrics[metric].stable, visits - fresh, binomial(visits - fresh, stableRate, random));
    }
    const hours = ((look - since) / looks) * 24;
    const judged = judgeRelease({ share, isHeld: false, figures: steps, hours, visitorsOfDay }, usualLimits);
    const outcome = { met: met / visitorsOfDay, share, days: look / looks };
    if (judged.kind === "worse") return { ...outcome, stopped: judged.metric };
    if (judged.kind !== "advance") continue;
    if (judged.to === 100) return { ...outcome, share: 100, stopped: undefined };
    [share, since] = [judged.to, look];
  }
  return { stopped: undefined, met: met / visitorsOfDay, share, days };
}

type Counts = { visits: number; bad: number; networks: number };

function empty(): Counts {
  return { visits: 0, bad: 0, networks: 0 };
}

function add(counts: object, visits: number, bad: number): void {
  const changing = counts as Counts;
  changing.visits += visits;
  changing.bad += bad;
  changing.networks += bad;
}

/** The number of hits in `trials`, by the gaps between them. */
function binomial(trials: number, rate: number, random: () => number): number {
  if (rate <= 0) return 0;
  const logOfMiss = Math.log1p(-rate);
  let [hits, at] = [0, 0];
  for (;;) {
    at += Math.floor(Math.log(1 - random()) / logOfMiss) + 1;
    if (at > trials) return hits;
    hits += 1;
  }
}

/** Mulberry32: the same numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The share of visits above the p75 of `stable` if all take `times` as long. Times are lognormal with that spread. */
export function slowShare(times: number, spread: number): number {
  return 1 - normal(0.674_49 - Math.log(times) / spread);
}

/** The normal distribution (Abramowitz and Stegun 7.1.26, within 1.5e-7). */
function normal(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const tail =
    ((((1.061_405_429 * t - 1.453_152_027) * t + 1.421_413_741) * t - 0.284_496_736) * t + 0.254_829_592) * t;
  const erf = 1 - tail * Math.exp(-x * x);
  return z < 0 ? (1 - erf) / 2 : (1 + erf) / 2;
}
