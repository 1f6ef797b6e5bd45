import { describe, expect, it } from "vitest";
import type { ReadCv } from "../read-cv.ts";
import { readJudgedSet } from "./judged-set.ts";
import { measureIndex, rankByIndex } from "./measure-index.ts";
import { createNaiveRanker } from "./naive-ranker.ts";

const set = readJudgedSet();
const { cvs, postings } = set;
const ranker = createNaiveRanker(postings);

describe("the first ten and the first 99 jobs of the judged set", () => {
  const { ndcgAt10, recallAt99, ofEach } = measureIndex(set);

  it("are as good as before", () => {
    expect(ndcgAt10).toBeGreaterThan(0.85);
    expect(recallAt99).toBeGreaterThan(0.99);
  });

  it("are useful for every CV", () => {
    expect([...ofEach].filter(([, quality]) => quality.ndcgAt10 < 0.35 || quality.recallAt99 < 0.75)).toEqual([]);
  });
});

it("ranks by the index as by a full scan, if no posting has a place", () => {
  const placeless = postings.map((posting) => ({ ...posting, zip: undefined }));
  expect(rankByIndex(cvs, placeless)).toEqual(
    new Map(cvs.map((cv) => [cv.cvId, ranker.rank(ranker.queryOf(cv)).slice(0, 99)])),
  );
});

it("ranks the same each time, in whatever order the postings are added", () => {
  const reversed = createNaiveRanker(postings.toReversed());
  for (const cv of cvs) {
    const ranking = ranker.rank(ranker.queryOf(cv));
    expect(ranker.rank(ranker.queryOf(structuredClone(cv)))).toEqual(ranking);
    expect(reversed.rank(reversed.queryOf(cv))).toEqual(ranking);
  }
});

describe("a skill that is added to a CV", () => {
  const skills = [...new Set(postings.flatMap((posting) => posting.skills))].map((skill) => ({
    skill,
    askedBy: { da: postingsAskingFor(skill, "da"), en: postingsAskingFor(skill, "en") },
  }));

  it("is found in all postings that list it", () => {
    const missed = postings.flatMap(({ id, language, skills: listed }) =>
      skills
        .filter(({ skill, askedBy }) => listed.includes(skill) && !askedBy[language].includes(id))
        .map(({ skill }) => `${skill}: ${id}`),
    );
    expect(missed).toEqual([]);
  });

  it.each(cvs)("never lowers a posting that asks for it, at the beginning or end of the skills: $cvId", (cv) => {
    const before = ranker.queryOf(cv);
    const lowered = skills.flatMap(({ skill, askedBy }) => {
      const withIt = [
        [skill, ...cv.facts.skills],
        [...cv.facts.skills, skill],
      ].map((all) => ranker.queryOf({ ...cv, facts: { ...cv.facts, skills: all } }));
      return askedBy[cv.language]
        .filter((id) => withIt.some((after) => ranker.scoreOf(after, id) < ranker.scoreOf(before, id)))
        .map((id) => `${skill}: ${id}`);
    });
    expect(lowered).toEqual([]);
  });
});

/** The ids of the postings that are found for a CV with only this skill. */
function postingsAskingFor(skill: string, language: ReadCv["language"]): readonly number[] {
  const facts = { language, roles: [], skills: [skill], languages: [], education: [], courses: [] };
  return ranker.rank(ranker.queryOf({ cvId: skill, language, text: skill, facts }));
}
