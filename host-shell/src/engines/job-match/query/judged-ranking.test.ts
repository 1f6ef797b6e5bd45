import { expect, it } from "vitest";
import { readJudgedSet } from "../judged/judged-set.ts";
import { measureRanking } from "../judged/measure-ranking.ts";
import { createNaiveRanker } from "../judged/naive-ranker.ts";

it("ranks well for CVs without facts", () => {
  const { cvs, postings, grades } = readJudgedSet();
  const ranker = createNaiveRanker(postings);
  const rankings = new Map(cvs.map((cv) => [cv.cvId, ranker.rank(ranker.queryOf({ ...cv, facts: undefined }))]));
  const { ndcgAt10, recallAt99 } = measureRanking((cvId) => rankings.get(cvId) ?? [], grades);
  expect(ndcgAt10).toBeGreaterThan(0.82);
  expect(recallAt99).toBeGreaterThan(0.98);
});
