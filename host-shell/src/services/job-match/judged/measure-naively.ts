import type { JudgedSet } from "./judged-set.ts";
import { type MeasuredRanking, measureRanking } from "./measure-ranking.ts";
import { createNaiveRanker } from "./naive-ranker.ts";

/** How well the terms of CVs and postings rank the judged set, without an index. */
export function measureNaively({ cvs, postings, grades }: JudgedSet): MeasuredRanking {
  const ranker = createNaiveRanker(postings);
  const rankings = new Map(cvs.map((cv) => [cv.cvId, ranker.rank(ranker.queryOf(cv))]));
  return measureRanking((cv) => rankings.get(cv) ?? [], grades);
}
