import { chanceOfNew, type Metric, metrics, type ReleaseFigures } from "./release-figures.ts";

/**
 * A version that is as good as `stable` is stopped in at most 1 of 100 releases, however often one looks. Each of the five
 * metrics has a fifth of that.
 */
const falseStops = 0.01;
/**
 * From this evidence on, a version counts as worse. By Ville's inequality, a version that is as good reaches 500 in one of
 * 500 releases.
 */
export const enoughEvidence = metrics.length / falseStops;

/** How many times as often visits may be bad. Times may be a little longer: a version that does more takes longer. */
export const tolerated: Readonly<Record<Metric, number>> = { failed: 1, crashed: 1, calls: 1, ready: 1.1, delay: 1.1 };

/** How many times its share of visitors may report a version. */
const mostReported = 1.1;

/** How many times as often visits may be bad with a version that is worse. Evidence is collected for each of them. */
export const suspected = [1.2, 1.35, 1.5, 1.75, 2, 2.5, 4, 8, 20];

/**
 * The evidence that visits with the new version are bad more often than those with `stable`: 1 says nothing, 500 is enough.
 *
 * Each visit is of another visitor, drawn for one of the versions. Example: 1 % of visitors get the new version. If it is as good, then of all bad visits one in a hundred is with the new
 * version, whatever share of visits is bad and however that changes during the day. Each bad visit multiplies the evidence by
 * how much more likely its version is if the new one fails twice as often: by 1.98 with the new version, by 0.99 with
 * `stable`. If the versions are equally good, the product is a martingale with mean 1 (a mixture sequential probability
 * ratio test, also called an e-process), so that one may look after every visit.
 *
 * If a few more visits report the new version than its share, the share of its reports is compared instead. Many more may be
 * forged, to hide that it is worse.
 */
export function evidenceOf(metric: Metric, figures: ReleaseFigures): number {
  const all = suspected.map((times) =>
    Math.exp(figures.reduce((sum, step) => sum + stepEvidence(step, metric, times), 0)),
  );
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** The logarithm of the evidence from one step. */
function stepEvidence(
  { share, metrics: compared, ...all }: ReleaseFigures[number],
  metric: Metric,
  times: number,
): number {
  const { fresh, stable } = compared[metric];
  const visits = all.fresh + all.stable;
  if (visits === 0) return 0;
  const given = chanceOfNew(share);
  const drawn = Math.min(Math.max(given, all.fresh / visits), given * mostReported);
  const odds = (tolerated[metric] * drawn) / (1 - drawn);
  const expected = odds / (1 + odds);
  return fresh.bad * Math.log(times) - (fresh.bad + stable.bad) * Math.log(times * expected + 1 - expected);
}
