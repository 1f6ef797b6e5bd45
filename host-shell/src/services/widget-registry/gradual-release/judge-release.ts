import { enoughEvidence, evidenceOf } from "./release-evidence.ts";
import { type Metric, metrics, overAllSteps, type ReleaseFigures } from "./release-figures.ts";

/** Percentages of visitors. After the last, the version is served on `stable`. */
export const releaseSteps: readonly number[] = [1, 10, 50];

export interface ReleaseLimits {
  /** Visitors with the new version, and with `stable`, without whom nothing is decided. */
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
  /** Visitors that are counted in a day at the present pace, of both versions. */
  readonly visitorsOfDay: number;
}

/** Why a release stays at its step. `hours` is `undefined` if it has no visitors to estimate by. */
export type Waiting =
  | { readonly why: "visitors"; readonly seen: number; readonly needed: number; readonly hours: number | undefined }
  | { readonly why: "time"; readonly hours: number }
  /** The reports do not match the share: some are missing or forged. */
  | { readonly why: "mismatch"; readonly seen: number; readonly expected: number }
  | { readonly why: "held" };

export type Judgement =
  | { readonly kind: "worse"; readonly metric: Metric }
  /** 100 stands for `stable`. */
  | { readonly kind: "advance"; readonly to: number }
  | ({ readonly kind: "wait" } & Waiting);

/** Bad visits, and their networks, without which no version counts as worse: that many senders have to be forged. */
const leastBad = { visits: 10, networks: 5 };
/** Visitors with the new version that each step needs at least. */
const leastVisitors = 200;
/** Bad visits that are expected with `stable` until twice as many are noticed, in 95 of 100 releases. */
const badToNotice = 42;
/** Failures that are rarer are not waited for. */
const rarestFailures = 0.005;
/** The part of a day's visitors that twice as many failures should not reach. */
const mostOfDay = 0.02;
/** Visitors that the later steps need, unless a day has fewer: enough to notice times that are 30 % longer. */
const forTimes: Readonly<Record<number, number>> = { 10: 1_000, 50: 2_000 };
/** Standard deviations from the expected number of visits that do not happen by chance. */
const strange = 4.5;

/** Decides on a release by all that was reported until now. May be called as often as one likes. */
export function judgeRelease(
  { share, isHeld, figures, hours, visitorsOfDay }: ReleaseProgress,
  limits: ReleaseLimits,
): Judgement {
  const worse = metrics.find((metric) => isWorse(metric, figures, limits));
  if (worse !== undefined) return { kind: "worse", metric: worse };
  if (isHeld) return { kind: "wait", why: "held" };

  const step = figures.find((one) => one.share === share) ?? { fresh: 0, stable: 0 };
  const expected = ((step.fresh + step.stable) * share) / 100;
  const deviation = Math.sqrt(expected * (1 - share / 100));
  if (expected >= 25 && Math.abs(step.fresh - expected) > strange * deviation) {
    return { kind: "wait", why: "mismatch", seen: step.fresh, expected: Math.round(expected) };
  }
  const needed = neededVisitors(share, figures, visitorsOfDay, limits);
  if (step.fresh < needed) {
    const perHour = (visitorsOfDay * share) / 100 / 24;
    const left = perHour > 0 ? (needed - step.fresh) / perHour : undefined;
    return { kind: "wait", why: "visitors", seen: step.fresh, needed, hours: left };
  }
  const left = limits.minutes / 60 - hours;
  if (left > 0) return { kind: "wait", why: "time", hours: left };
  return { kind: "advance", to: releaseSteps.find((next) => next > share) ?? 100 };
}

function isWorse(metric: Metric, figures: ReleaseFigures, limits: ReleaseLimits): boolean {
  const { fresh, stable } = overAllSteps(figures, metric);
  const reported = figures.reduce((sum, step) => sum + step.fresh, 0);
  if (Math.min(reported, stable.visits) < limits.visitors) return false;
  if (fresh.bad < leastBad.visits || fresh.networks < leastBad.networks) return false;
  return evidenceOf(metric, figures) >= enoughEvidence;
}

/**
 * The visitors that a step needs: enough to notice twice as many failures as with `stable`, but no more than 2 % of a day's
 * visitors, since the version would have met those. The later steps need those of a day at most.
 */
export function neededVisitors(
  share: number,
  figures: ReleaseFigures,
  visitorsOfDay: number,
  limits: ReleaseLimits,
): number {
  const shares = (["failed", "crashed", "calls"] as const).map((metric) => {
    const { visits, bad } = overAllSteps(figures, metric).stable;
    return bad / visits || 0;
  });
  const failing = Math.max(rarestFailures, Math.min(...shares));
  const affordable = Math.max(leastVisitors, visitorsOfDay * mostOfDay);
  const timed = Math.max(leastVisitors, Math.min(forTimes[share] ?? 0, (visitorsOfDay * share) / 100));
  const forFailures = Math.min(badToNotice / failing, affordable);
  return Math.ceil(Math.max(limits.visitors, forFailures, forTimes[share] === undefined ? 0 : timed));
}
