import { releaseSteps } from "shared-runtime/api/release-steps.ts";
import { enoughEvidence, evidenceOf } from "./release-evidence.ts";
import { chanceOfNew, type Metric, metrics, overAllSteps, type ReleaseFigures } from "./release-figures.ts";
import { leastBad, visitorsToNotice } from "./release-power.ts";

export interface ReleaseLimits {
  /** The least number of visitors with the new version, and with `stable`, before anything is decided. */
  readonly visitors: number;
  /** Minutes that each step takes at least, so that crashes after a while are noticed. */
  readonly minutes: number;
}

export interface ReleaseProgress {
  readonly share: number;
  readonly isHeld: boolean;
  readonly figures: ReleaseFigures;
  /** Hours since the share was raised. */
  readonly hours: number;
  /** Visitors per day, of both versions: on the release's first day, or in the last 24 hours if these have more. */
  readonly visitorsOfDay: number;
  /** Visitors per day, of both versions, who count at the present step, at the pace of the last 24 hours. */
  readonly pace: number;
}

/** Why a release stays at its step. `hours` is the estimated time left; `undefined` without visitors to estimate by. */
export type Waiting =
  | { readonly why: "visitors"; readonly seen: number; readonly needed: number; readonly hours: number | undefined }
  | { readonly why: "time"; readonly hours: number }
  /** The reports do not match the share: some are missing or forged. */
  | { readonly why: "mismatch"; readonly seen: number; readonly expected: number }
  | { readonly why: "held" };

export type Judgement =
  | { readonly kind: "worse"; readonly metric: Metric }
  /** `to` is the next percentage of visitors; at 100, `stable` serves the version. */
  | { readonly kind: "advance"; readonly to: number }
  | ({ readonly kind: "wait" } & Waiting);

/** The least number of visitors with the new version that the first step needs, and that each later step needs. */
const leastVisitors = { first: 50, later: 200 };
/** The largest part of a day's visitors that should get a version that fails twice as often. */
const mostOfDay = 0.02;
/** The distance from the expected number of visits, in standard deviations, above which it is not by chance. */
const strange = 4.5;

/** Decides on a release by all that was reported until now. May be called as often as one likes. */
export function judgeRelease(
  { share, isHeld, figures, hours, visitorsOfDay, pace }: ReleaseProgress,
  limits: ReleaseLimits,
): Judgement {
  const worse = worseMetric(figures, limits);
  if (worse !== undefined) return { kind: "worse", metric: worse };
  if (isHeld) return { kind: "wait", why: "held" };

  const step = figures.find((one) => one.share === share) ?? { fresh: 0, stable: 0 };
  const chance = chanceOfNew(share);
  const expected = (step.fresh + step.stable) * chance;
  const deviation = Math.sqrt(expected * (1 - chance));
  if (expected >= 25 && Math.abs(step.fresh - expected) > strange * deviation) {
    return { kind: "wait", why: "mismatch", seen: step.fresh, expected: Math.round(expected) };
  }
  const needed = neededVisitors(share, figures, visitorsOfDay, limits);
  if (step.fresh < needed) {
    const perHour = (pace * chance) / 24;
    const left = perHour > 0 ? (needed - step.fresh) / perHour : undefined;
    return { kind: "wait", why: "visitors", seen: step.fresh, needed, hours: left };
  }
  const left = limits.minutes / 60 - hours;
  if (left > 0) return { kind: "wait", why: "time", hours: left };
  return { kind: "advance", to: releaseSteps.find((next) => next > share) ?? 100 };
}

/** The first metric in which the version is worse; `undefined` if no metric is known to be worse. */
export function worseMetric(figures: ReleaseFigures, limits: ReleaseLimits): Metric | undefined {
  return metrics.find((metric) => isWorse(metric, figures, limits));
}

function isWorse(metric: Metric, figures: ReleaseFigures, limits: ReleaseLimits): boolean {
  const { fresh, stable } = overAllSteps(figures, metric);
  const reported = figures.reduce((sum, step) => sum + step.fresh, 0);
  if (Math.min(reported, stable.visits) < limits.visitors) return false;
  if (fresh.bad < leastBad.visits || fresh.networks < leastBad.networks) return false;
  return evidenceOf(metric, figures) >= enoughEvidence;
}

/**
 * The number of visitors with the new version that a step needs: enough to notice a version that is worse. The first
 * step needs at most 2 % of a day's visitors, since no more visitors should get a version that fails twice as often.
 * The later steps need the full number, so that no version goes to everyone before that many visitors had it.
 */
export function neededVisitors(
  share: number,
  figures: ReleaseFigures,
  visitorsOfDay: number,
  limits: ReleaseLimits,
): number {
  const toNotice = visitorsToNotice(share, figures);
  const needed =
    share === releaseSteps[0]
      ? Math.max(leastVisitors.first, Math.min(toNotice, visitorsOfDay * mostOfDay))
      : Math.max(leastVisitors.later, toNotice);
  return Math.ceil(Math.max(limits.visitors, needed));
}
