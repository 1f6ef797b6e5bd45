import type { Grade, Grades } from "./grades.ts";

export interface RankingQuality {
  /** From 0 to 1: how close the order of the first ten postings is to the best order. */
  readonly ndcgAt10: number;
  /** 0 to 1: the share of the good postings that are among the first 99. */
  readonly recallAt99: number;
}

export interface MeasuredRanking extends RankingQuality {
  readonly ofEach: ReadonlyMap<string, RankingQuality>;
}

/** Measures `rank`, which returns the ids of all postings for a CV, best first. The figures are means over the CVs. */
export function measureRanking(rank: (cv: string) => readonly number[], grades: Grades): MeasuredRanking {
  const ofEach = new Map([...grades].map(([cv, ofCv]) => [cv, qualityOf(rank(cv), ofCv)] as const));
  const all = [...ofEach.values()];
  return {
    ndcgAt10: mean(all.map(({ ndcgAt10 }) => ndcgAt10)),
    recallAt99: mean(all.map(({ recallAt99 }) => recallAt99)),
    ofEach,
  };
}

/** The quality of one ranking. Throws if no posting has grade 2 or 3. */
export function qualityOf(ranking: readonly number[], grades: ReadonlyMap<number, Grade>): RankingQuality {
  if (new Set(ranking).size < ranking.length) throw new Error("a posting is ranked twice");
  const gained = cumulatedGain(ranking.map((id) => grades.get(id) ?? 0));
  const ideal = cumulatedGain([...grades.values()].toSorted((one, other) => other - one));
  const good = [...grades].filter(([, grade]) => grade >= 2).map(([id]) => id);
  if (good.length === 0) throw new Error("no posting is graded 2 or 3");
  const first = new Set(ranking.slice(0, 99));
  return { ndcgAt10: gained / ideal, recallAt99: good.filter((id) => first.has(id)).length / good.length };
}

function cumulatedGain(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
