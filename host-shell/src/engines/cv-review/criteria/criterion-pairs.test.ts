import { beforeAll, describe, expect, it } from "vitest";
import type { CvArea } from "shared-runtime/api/cv.ts";
import type { CvPlan } from "../testing/cv-plan.ts";
import { criterionPairs } from "../testing/criterion-pairs.ts";
import { leaderCv } from "../testing/leader-cv.ts";
import { makeCv } from "../testing/make-cv.ts";
import { readCv } from "../testing/read-cv.ts";
import { exampleWords } from "./example-words.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-20T12:00:00Z");
const variants = [
  { language: "da", columns: 1 },
  { language: "da", columns: 2 },
  { language: "en", columns: 1 },
  { language: "en", columns: 2 },
] as const;

async function review(plan: CvPlan): Promise<readonly CvArea[]> {
  return reviewAreas(await readCv(await makeCv(plan), plan.language), today);
}

function criteriaOf(areas: readonly CvArea[]): readonly string[] {
  return areas.flatMap(({ meta, items }) => items.map((item) => `${meta.key}: ${item.title}`));
}

function warningsIn(areas: readonly CvArea[]): readonly string[] {
  return areas.flatMap(({ meta, items }) =>
    items.filter((item) => item.warning).map((item) => `${meta.key}: ${item.title}`),
  );
}

const otherLanguage = { da: "en", en: "da" } as const;

/** The advised words that are not in the language of the CV. */
function foreignExamples(areas: readonly CvArea[], language: CvPlan["language"]): readonly string[] {
  const own = new Set<string>(Object.values(exampleWords[language]));
  const foreign = Object.values(exampleWords[otherLanguage[language]]).filter((word) => !own.has(word));
  const texts = areas.flatMap(({ items }) => items.map(({ text }) => text));
  return foreign.filter((word) => texts.some((text) => text.includes(`»${word}«`)));
}

describe.each(variants)("A CV in $language with $columns column(s)", ({ language, columns }) => {
  let base: readonly CvArea[];
  beforeAll(async () => {
    base = await review(leaderCv(language, columns));
  });

  it("meets every criterion if it is a good one", () => {
    expect(warningsIn(base)).toEqual([]);
  });

  it.each(criterionPairs)(
    "gets a warning for $area: $item alone if $unmet",
    async ({ area, item, change, prepare }) => {
      const plan = prepare?.(leaderCv(language, columns)) ?? leaderCv(language, columns);
      expect(warningsIn(prepare ? await review(plan) : base)).toEqual([]);
      const changed = await review(change(plan));
      expect(warningsIn(changed)).toEqual([`${area}: ${item}`]);
      expect(criteriaOf(changed)).toEqual(criteriaOf(base));
      // The pair with a heading in the other language quotes it.
      const quotesForeign = item === "Overskrifternes sprog";
      expect(quotesForeign ? [] : foreignExamples(changed, language)).toEqual([]);
      expect(changed.filter(({ meta }) => meta.warning).map(({ meta }) => meta.key)).toEqual([area]);
    },
  );
});

it("has a pair for every criterion that can warn", async () => {
  const paired = new Set(criterionPairs.map(({ area, item }) => `${area}: ${item}`));
  const onlyTips = ["privacy: Civilstand og børn", "photo: Foto"];
  const all = criteriaOf(await review(leaderCv("da", 1)));
  expect(all.filter((criterion) => !paired.has(criterion))).toEqual(onlyTips);
});
