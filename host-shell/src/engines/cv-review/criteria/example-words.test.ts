import { expect, it } from "vitest";
import type { CvLanguage } from "../reading/cv-document.ts";
import { cvFromText } from "../testing/cv-text.ts";
import { exampleWords } from "./example-words.ts";
import { reviewAreas } from "./review-areas.ts";

const { da, en } = exampleWords;

function adviceOn(text: string, language: CvLanguage): string {
  const areas = reviewAreas(cvFromText(text, { language }), new Date("2026-11-20T12:00:00Z"));
  return areas.flatMap(({ items }) => items.map((item) => item.text)).join("\n");
}

const bare = "# Education\nMSc, 2009\n# Experience\nOperations Manager, Alfa A/S, 2015 - present";

it("suggests English words for an English CV, in Danish sentences", () => {
  const advice = adviceOn(bare, "en");
  for (const word of [en.competencies, en.courses, en.languageLevels, en.led, en.scope]) {
    expect(advice).toContain(`»${word}«`);
  }
  expect(Object.values(da).filter((word) => advice.includes(`»${word}«`))).toEqual([]);
  expect(advice).toContain("Vi fandt ikke et afsnit med kompetencer. Saml otte til tolv af dem under overskriften");
});

it("suggests Danish words for a Danish CV", () => {
  const advice = adviceOn(bare, "da");
  expect(Object.values(en).filter((word) => advice.includes(`»${word}«`) && word !== "Education")).toEqual([]);
});
