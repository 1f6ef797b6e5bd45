import { describe, expect, it } from "vitest";
import type { ReadCv } from "../../cv-store/cv-store.ts";
import { readJudgedSet } from "./judged-set.ts";
import { measureIndex, rankByIndex } from "./measure-index.ts";
import { createNaiveRanker } from "./naive-ranker.ts";

const set = readJudgedSet();
const { cvs, postings } = set;
const ranker = createNaiveRanker(postings);

describe("The first ten and the first 99 of the judged set", () => {
  const { ndcgAt10, recallAt99, ofEach } = measureIndex(set);

  it("are as good as they have been", () => {
    expect(ndcgAt10).toBeGreaterThan(0.85);
    expect(recallAt99).toBeGreaterThan(0.99);
  });

  it("are of use to everybody", () => {
    expect([...ofEach].filter(([, quality]) => quality.ndcgAt10 < 0.35 || quality.recallAt99 < 0.75)).toEqual([]);
  });
});

it("ranks by the index as one by one, where no posting says where it is", () => {
  const placeless = postings.map((posting) => ({ ...posting, zip: undefined }));
  expect(rankByIndex(cvs, placeless)).toEqual(
    new Map(cvs.map((cv) => [cv.cvId, ranker.rank(ranker.queryOf(cv)).slice(0, 99)])),
  );
});

it("ranks the same each time, in whatever order the postings came", () => {
  const reversed = createNaiveRanker(postings.toReversed());
  for (const cv of cvs) {
    const ranking = ranker.rank(ranker.queryOf(cv));
    expect(ranker.rank(ranker.queryOf(structuredClone(cv)))).toEqual(ranking);
    expect(reversed.rank(reversed.queryOf(cv))).toEqual(ranking);
  }
});

describe("A skill that is added to a CV", () => {
  const skills = [...new Set(postings.flatMap((posting) => posting.skills))].map((skill) => ({
    skill,
    askedBy: { da: postingsAskingFor(skill, "da"), en: postingsAskingFor(skill, "en") },
  }));

  it("is asked for by the postings that list it, among others", () => {
    const missed = postings.flatMap(({ id, language, skills: listed }) =>
      skills
        .filter(({ skill, askedBy }) => listed.includes(skill) && !askedBy[language].includes(id))
        .map(({ skill }) => `${skill}: ${id}`),
    );
    expect(missed).toEqual([]);
  });

  it.each(cvs)("first or last, never lowers a posting that asks for it: $cvId", (cv) => {
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

/** Those that a CV finds which says nothing but this. */
function postingsAskingFor(skill: string, language: ReadCv["language"]): readonly number[] {
  const facts = { language, roles: [], skills: [skill], languages: [], education: [], courses: [] };
  return ranker.rank(ranker.queryOf({ cvId: skill, language, text: skill, facts }));
}
