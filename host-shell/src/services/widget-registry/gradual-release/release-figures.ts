import { shareBefore } from "shared-runtime/api/release-steps.ts";

/** The metrics by which a version is judged, in the order in which lists show them. */
export const metrics = ["failed", "crashed", "calls", "ready", "delay"] as const;
export type Metric = (typeof metrics)[number];

/** Visits of one version. */
export interface VisitCounts {
  /** Visits that say something about the metric. */
  readonly visits: number;
  /** The visits that are bad: failed, or slower than three quarters of the visits with `stable`. */
  readonly bad: number;
  /** The number of networks from which the bad visits came. */
  readonly networks: number;
  /** Only for metrics of time: three quarters of the visits take at most this many milliseconds. */
  readonly p75?: number | undefined;
}

export interface Compared {
  readonly fresh: VisitCounts;
  readonly stable: VisitCounts;
}

/**
 * The visits at the step of `share`. Each visitor counts at most once per step. A visitor who gets the new version at a
 * step does not count at later steps.
 */
export interface StepFigures {
  readonly share: number;
  /** All counted visits with the new version (`fresh`), and with `stable`. */
  readonly fresh: number;
  readonly stable: number;
  readonly metrics: Readonly<Record<Metric, Compared>>;
}

/** All figures by which a release is judged, one entry per step. */
export type ReleaseFigures = readonly StepFigures[];

/**
 * The chance that a visitor who is counted at the step of `share` gets the new version. At the step of 10 %, after a
 * step of 1 %, it is 9 of 99: those who got the version at the earlier step are not counted.
 */
export function chanceOfNew(share: number): number {
  const before = shareBefore(share);
  return (share - before) / (100 - before);
}

const nothing: VisitCounts = { visits: 0, bad: 0, networks: 0 };

/** The figures of a metric over all steps. The p75 is that of the last step that has one. */
export function overAllSteps(figures: ReleaseFigures, metric: Metric): Compared {
  const sum = (side: keyof Compared): VisitCounts =>
    figures
      .map((step) => step.metrics[metric][side])
      .reduce(
        (all, one) => ({
          visits: all.visits + one.visits,
          bad: all.bad + one.bad,
          networks: Math.max(all.networks, one.networks),
          p75: one.p75 ?? all.p75,
        }),
        nothing,
      );
  return { fresh: sum("fresh"), stable: sum("stable") };
}
