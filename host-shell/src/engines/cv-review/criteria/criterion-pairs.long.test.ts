import { beforeAll, describe, expect, it } from "vitest";
import { structureOf } from "../structure/cv-structure.ts";
import type { CvPlan } from "../testing/cv-plan.ts";
import { criterionPairs } from "../testing/criterion-pairs.ts";
import { leaderCv } from "../testing/leader-cv.ts";
import { makeCv } from "../testing/make-cv.ts";
import { readCv } from "../testing/read-cv.ts";
import { composeAreas } from "./advice/compose-areas.ts";
import { criteria } from "./areas.ts";
import type { DraftArea } from "./draft-area.ts";
import { exampleWords } from "./example-words.ts";
import { reviewStructure } from "./review-areas.ts";

const today = new Date("2026-11-20T12:00:00Z");
const variants = [
  { language: "da", columns: 1 },
  { language: "da", columns: 2 },
  { language: "en", columns: 1 },
  { language: "en", columns: 2 },
] as const;

async function review(plan: CvPlan): Promise<readonly DraftArea[]> {
  return reviewStructure(structureOf(await readCv(await makeCv(plan), plan.language)), today);
}

function criteriaOf(areas: readonly DraftArea[]): readonly string[] {
  return areas.flatMap(({ items }) => items.map(({ id }) => id));
}

function warningsIn(areas: readonly DraftArea[]): readonly string[] {
  return areas.flatMap(({ items }) => items.flatMap(({ id, warning }) => (warning ? id : [])));
}

const pairs = criteria.flatMap(({ id, area }) =>
  Object.entries(criterionPairs).flatMap(([own, all]) =>
    own === id ? all.map((pair) => ({ id, area, ...pair })) : [],
  ),
);

const otherLanguage = { da: "en", en: "da" } as const;

/** The words that the advice suggests although they are not in the language of the CV. */
function foreignExamples(areas: readonly DraftArea[], language: CvPlan["language"]): readonly string[] {
  const own = new Set<string>(Object.values(exampleWords[language]));
  const foreign = Object.values(exampleWords[otherLanguage[language]]).filter((word) => !own.has(word));
  const texts = composeAreas(areas).flatMap(({ items }) => items.map(({ text }) => text));
  return foreign.filter((word) => texts.some((text) => text.includes(`»${word}«`)));
}

describe.each(variants)("A CV in $language with $columns column(s)", ({ language, columns }) => {
  let base: readonly DraftArea[];
  beforeAll(async () => {
    base = await review(leaderCv(language, columns));
  });

  it("meets every criterion if it is a good one", () => {
    expect(warningsIn(base)).toEqual([]);
  });

  it.each(pairs)("gets a warning for $id in $area alone if $unmet", async ({ id, area, change, prepare }) => {
    const plan = prepare?.(leaderCv(language, columns)) ?? leaderCv(language, columns);
    expect(warningsIn(prepare ? await review(plan) : base)).toEqual([]);
    const changed = await review(change(plan));
    expect(warningsIn(changed)).toEqual([id]);
    expect(criteriaOf(changed)).toEqual(criteriaOf(base));
    // The advice of this pair quotes the heading, which is in the other language.
    const quotesForeign = id === "heading-language";
    expect(quotesForeign ? [] : foreignExamples(changed, language)).toEqual([]);
    expect(changed.filter(({ meta }) => meta.warning).map(({ meta }) => meta.key)).toEqual([area]);
  });
});

it("has a pair for every criterion that can warn", async () => {
  const paired = new Set<string>(pairs.map(({ id }) => id));
  const onlyTips = ["headline", "board-posts", "spelling", "plain-words", "file-source", "family", "photo"];
  const all = criteriaOf(await review(leaderCv("da", 1)));
  expect(all.filter((criterion) => !paired.has(criterion))).toEqual(onlyTips);
});

it("has one criterion of each id and of each title within an area", () => {
  const ids = criteria.map(({ id }) => id);
  const titles = criteria.map(({ area, title }) => `${area}: ${title}`);
  expect([ids, titles]).toEqual([[...new Set(ids)], [...new Set(titles)]]);
});
