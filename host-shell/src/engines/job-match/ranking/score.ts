import type { Level } from "../analysis/analysed-posting.ts";

/**
 * The weight of a term grows with its rarity only until one in this number of jobs has the term. Rarer terms are names
 * or misspellings.
 */
export const rareEnough = 500;

/**
 * The score of a posting for a CV. Any ranker that does this arithmetic in doubles gives the same order:
 *
 *     raw   = sum over the query's terms that the posting has of  weight * idf(term) * impact / 255
 *     score = raw * levelFactors(query.level)[posting.level, or 6 if unknown] * nearnessFactor(km)
 *
 * The highest score comes first; jobs of equal score are ordered by id. Jobs with raw = 0 have nothing in common with the
 * CV and are excluded. `idf` is counted over the jobs of the index: `idfOf(jobs, jobs with the term)`. In SQL, by posting
 * over `term t join query q`: `sum(q.weight * ln(1 + (n - d + 0.5) / (d + 0.5 + n / 500.0)) * t.impact / 255)`. Sums in
 * another order may differ in their last digits, so scores are compared rounded to nine decimals.
 */
export function idfOf(documents: number, containing: number): number {
  const of = Math.max(documents, containing);
  return Math.log(1 + (of - containing + 0.5) / (containing + 0.5 + of / rareEnough));
}

/** For a person without a level: factors by the level of the posting, 0 to 5, then for postings without a level. */
const noLevel: readonly number[] = [0.9, 1, 1, 1, 1, 1, 1];
const unknownLevel = 0.96;
/**
 * Factors by the level of the posting minus that of the person. Many people look for a step up, few for a step down.
 */
const byStep: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [1, 0.97],
  [2, 0.82],
  [-1, 0.93],
  [-2, 0.8],
]);
const farOff = 0.7;
const levels: readonly Level[] = [0, 1, 2, 3, 4, 5];

export function levelFactors(level: Level | undefined): readonly number[] {
  if (level === undefined) return noLevel;
  return [...levels.map((posting) => byStep.get(posting - level) ?? farOff), unknownLevel];
}

/** From 1 at distance 0 to 0.9 far away; 0.95 for a posting without a place. */
export function nearnessFactor(km: number | undefined): number {
  if (km === undefined) return 0.95;
  return 0.9 + 0.1 / (1 + Math.max(0, km) / 40);
}

/** The raw score at which the fit is 0.5. */
const half = 14;

/**
 * How well a job fits, from 0 to 1, independent of other jobs. It depends only on the raw score, and grows with it, so
 * that a CV that meets more demands of a job never fits the job less.
 */
export function fitOf(rawScore: number): number {
  return rawScore <= 0 ? 0 : rawScore / (rawScore + half);
}

const decimals = 1e9;

/** Rounds a score to nine decimals, so that all rankers agree: sums in another order differ in their last digits. */
export function exactScore(score: number): number {
  return Math.round(score * decimals) / decimals;
}
