import { enoughEvidence, suspected, tolerated } from "./release-evidence.ts";
import {
  chanceOfNew,
  type Compared,
  type Metric,
  metrics,
  overAllSteps,
  type ReleaseFigures,
} from "./release-figures.ts";

/** The minimum of bad visits, and of networks with bad visits, of a worse version: a forger needs as many senders. */
export const leastBad = { visits: 10, networks: 5 };

/** A worse version doubles the failures, or adds failures in at least this share of visits. No step waits for less. */
const leastMore = 0.01;
/**
 * The share of visits that 30 % longer times move above the p75 of `stable`: if times differ very much, 34 of 100
 * visits exceed it instead of 25. If many visits have the same time, fewer than 25 do, and at least 9 are added.
 */
const longerMore = 0.09;
/** 95 of 100 releases are above the mean minus this number of standard deviations. */
const nearlyAll = 1.645;
/** The logarithm of the evidence from one suspected factor that makes the mean of all suspected factors enough. */
const enoughForOne = Math.log(enoughEvidence * suspected.length);
/** The least share of the visits with `stable` that must report a metric, so that steps wait for the metric. */
const leastReported = 0.1;
/** Failures assumed before any are reported: 0.5 bad visits in 100, with the weight of 100 visits. */
const supposed = { visits: 100, bad: 0.5 };
const mostVisitors = 10_000_000;

/**
 * Returns how many visitors with the new version a step needs to notice a version that fails twice as often, or takes
 * 30 % longer, in any metric. With this number, 95 of 100 releases of such a version are stopped. The visits of
 * earlier steps count as well; the result is 0 if these are enough.
 */
export function visitorsToNotice(share: number, figures: ReleaseFigures): number {
  const earlier = figures.filter((step) => step.share !== share);
  return Math.max(...metrics.map((metric) => visitorsFor(metric, { share, earlier, figures })));
}

interface Step {
  readonly share: number;
  readonly earlier: ReleaseFigures;
  readonly figures: ReleaseFigures;
}

function visitorsFor(metric: Metric, { share, earlier, figures }: Step): number {
  const all = figures.reduce((sum, step) => sum + step.stable, 0);
  const { visits, bad } = overAllSteps(figures, metric).stable;
  const reported = all === 0 ? 1 : visits / all;
  if (all > 0 && reported < leastReported) return 0;
  const isTime = metric === "ready" || metric === "delay";
  const usual = isTime ? (visits === 0 ? 0.25 : bad / visits) : (bad + supposed.bad) / (visits + supposed.visits);
  const worse = Math.min(1, usual + (isTime ? longerMore : Math.max(usual, leastMore)));
  const chance = chanceOfNew(share);
  const before = earlier.map((step) => ({ share: step.share, ...visitsOf(step.metrics[metric]) }));
  const isEnough = (visitors: number): boolean => {
    const fresh = visitors * reported;
    const counted = [...before, { share, fresh, stable: (fresh * (1 - chance)) / chance }];
    return isNoticed(metric, counted, { usual, worse });
  };
  if (isEnough(0)) return 0;
  let [few, enough] = [0, 1];
  while (enough < mostVisitors && !isEnough(enough)) [few, enough] = [enough, enough * 2];
  while (enough - few > Math.max(1, enough / 1_000)) {
    const middle = Math.floor((few + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else few = middle;
  }
  return enough;
}

function visitsOf({ fresh, stable }: Compared): { readonly fresh: number; readonly stable: number } {
  return { fresh: fresh.visits, stable: stable.visits };
}

interface Counted {
  readonly share: number;
  readonly fresh: number;
  readonly stable: number;
}

/** The logarithms of the evidence from a bad visit, for each suspicion. */
interface Weights {
  readonly ofFresh: number;
  readonly ofStable: number;
}

const known = new Map<string, readonly Weights[]>();

function weightsOf(metric: Metric, share: number): readonly Weights[] {
  const key = `${metric} ${share}`;
  const found = known.get(key);
  if (found) return found;
  const chance = chanceOfNew(share);
  const odds = (tolerated[metric] * chance) / (1 - chance);
  const expected = odds / (1 + odds);
  const weights = suspected.map((times) => {
    const ofStable = -Math.log(times * expected + 1 - expected);
    return { ofFresh: Math.log(times) + ofStable, ofStable };
  });
  known.set(key, weights);
  return weights;
}

/** Whether a version is nearly always stopped if `worse` is its share of bad visits, and `usual` that of `stable`. */
function isNoticed(
  metric: Metric,
  counted: readonly Counted[],
  { usual, worse }: { readonly usual: number; readonly worse: number },
): boolean {
  const bad = counted.reduce((sum, { fresh }) => sum + fresh, 0) * worse;
  if (bad - nearlyAll * Math.sqrt(bad * (1 - worse)) < leastBad.visits) return false;
  const weights = counted.map(({ share }) => weightsOf(metric, share));
  return suspected.some((_, suspicion) => {
    let [mean, variance] = [0, 0];
    for (const [at, { fresh, stable }] of counted.entries()) {
      const { ofFresh = 0, ofStable = 0 } = weights[at]?.[suspicion] ?? {};
      mean += fresh * worse * ofFresh + stable * usual * ofStable;
      variance += fresh * worse * (1 - worse) * ofFresh ** 2 + stable * usual * (1 - usual) * ofStable ** 2;
    }
    return mean - nearlyAll * Math.sqrt(variance) >= enoughForOne;
  });
}
