import { expect, it } from "vitest";
import { analysePosting } from "../analysis/analyse-posting.ts";
import { readJudgedSet } from "../judged/judged-set.ts";
import { measureRanking } from "../judged/measure-ranking.ts";
import { idfOf, levelFactors } from "../ranking/score.ts";
import { buildQuery } from "./build-query.ts";

const today = new Date("2026-11-20");
const { cvs, postings, grades } = readJudgedSet();
const analysed = postings.map((posting) => {
  const { terms, level } = analysePosting(posting);
  return { id: posting.id, level, impacts: new Map(terms.map(({ term, impact }) => [term, impact])) };
});

function idf(term: string): number {
  return idfOf(analysed.length, analysed.filter(({ impacts }) => impacts.has(term)).length);
}

function rank(cvId: string, isByTextAlone: boolean): readonly number[] {
  const cv = cvs.find(({ id }) => id === cvId);
  if (cv === undefined) throw new Error(`${cvId} is no CV of the set`);
  const { facts, text } = cv;
  const query = buildQuery({ cvId, facts: isByTextAlone ? undefined : facts, text, language: facts.language }, today);
  const weights = query.terms.map(({ term, weight }) => ({ term, worth: weight * idf(term) }));
  const factors = levelFactors(query.level);
  return analysed
    .map(({ id, level, impacts }) => {
      const raw = weights.reduce((sum, { term, worth }) => sum + (worth * (impacts.get(term) ?? 0)) / 255, 0);
      return { id, score: raw * (factors[level ?? 6] ?? 1) };
    })
    .toSorted((one, other) => other.score - one.score || one.id - other.id)
    .map(({ id }) => id);
}

it("ranks the jobs first that a recruiter would, and loses no good one", () => {
  const { ndcgAt10, recallAt99 } = measureRanking((cv) => rank(cv, false), grades);
  expect(ndcgAt10).toBeGreaterThan(0.89);
  expect(recallAt99).toBe(1);
});

it("does so for CVs that are known by their text alone, if less well", () => {
  const { ndcgAt10, recallAt99 } = measureRanking((cv) => rank(cv, true), grades);
  expect(ndcgAt10).toBeGreaterThan(0.83);
  expect(recallAt99).toBe(1);
});
