import type { Level } from "../analysis/analysed-posting.ts";

/** What one job in so many asks for is rare enough: what is rarer, names and slips of the pen, says no more. */
export const rareEnough = 500;

/**
 * How a posting is scored for a CV. Any ranker that does this arithmetic in doubles gives the same order:
 *
 *     raw   = sum over the query's terms that the posting has of  weight * idf(term) * impact / 255
 *     score = raw * levelFactors(query.level)[posting.level, or 6 where it is unknown] * nearnessFactor(km)
 *
 * Highest score first, jobs of equal score by their ids, lowest first. Jobs with raw = 0 have nothing in common with
 * the CV and come last, if at all. `idf` is counted over the jobs of the index: `idfOf(jobs, jobs that have the term)`.
 * In SQL: `sum(q.weight * ln(1 + (n - d + 0.5) / (d + 0.5 + n / 500.0)) * t.impact / 255)` over `term t join query q` by posting.
 * Sums in another order may differ in their last digits, so compare scores rounded to nine decimals.
 */
export function idfOf(documents: number, containing: number): number {
  const of = Math.max(documents, containing);
  return Math.log(1 + (of - containing + 0.5) / (containing + 0.5 + of / rareEnough));
}

/** By the posting's level, 0 to 5; the last entry is for postings that do not say. */
const noLevel: readonly number[] = [0.9, 1, 1, 1, 1, 1, 1];
const unknownLevel = 0.96;
/** A step up is what many look for, a step down what few do. By the posting's level less the person's. */
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

/** From 1 next door to 0.9 far away; a posting without a place is taken as one somewhat away. */
export function nearnessFactor(km: number | undefined): number {
  if (km === undefined) return 0.95;
  return 0.9 + 0.1 / (1 + Math.max(0, km) / 40);
}

/** The raw score of a job that fits half. */
const half = 14;

/**
 * How well a job fits, from 0 to 1, whatever other jobs there are. It grows with the raw score alone, so that a CV that
 * says more of what a job asks for never fits it less.
 */
export function fitOf(rawScore: number): number {
  return rawScore <= 0 ? 0 : rawScore / (rawScore + half);
}
