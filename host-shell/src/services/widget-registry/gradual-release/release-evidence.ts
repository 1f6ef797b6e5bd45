import { chanceOfNew, type Metric, metrics, type ReleaseFigures } from "./release-figures.ts";

/**
 * The largest share of the releases of versions as good as `stable` that are stopped by mistake, however often a
 * release is judged. Each of the five metrics has a fifth of this share.
 */
const falseStops = 0.01;
/**
 * From this evidence on, a version counts as worse. By Ville's inequality, a version that is as good as `stable`
 * reaches 500 in at most one of 500 releases.
 */
export const enoughEvidence = metrics.length / falseStops;

/** The factor by which bad visits may exceed those of `stable`. A version that does more may take a little longer. */
export const tolerated: Readonly<Record<Metric, number>> = { failed: 1, crashed: 1, calls: 1, ready: 1.1, delay: 1.1 };

/** The factor by which reports of the new version may exceed its share of visitors. */
const mostReported = 1.1;

/** The suspected factors by which a worse version has more bad visits. Evidence is collected for each of them. */
export const suspected = [1.2, 1.35, 1.5, 1.75, 2, 2.5, 4, 8, 20];

/**
 * Evidence that visits with the new version are bad more often than with `stable`: 1 says nothing, 500 is enough.
 *
 * Each visit is of another visitor, drawn for one of the versions. Example: 1 % of visitors get the new version. If it
 * is as good as `stable`, one in a hundred bad visits is with the new version, whatever share of visits is bad and
 * however that share changes during the day. Each bad visit multiplies the evidence by a factor: how much more likely
 * the version of the visit is if the new version fails twice as often. The factor is 1.98 with the new version, and
 * 0.99 with `stable`. If the versions are equally good, the product is a martingale with mean 1 (a mixture sequential
 * probability ratio test, also called an e-process), so that the release may be judged after every visit.
 *
 * If the share of reports with the new version is a little larger than its share of visitors, the share of reports is
 * used instead. A larger excess is not used: such reports may be forged, to hide that the version is worse.
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
