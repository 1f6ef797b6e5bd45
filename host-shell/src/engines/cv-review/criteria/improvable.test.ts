import { beforeAll, describe, expect, it } from "vitest";
import type { CvArea } from "shared-runtime/api/cv.ts";
import { criterionPairs } from "../testing/criterion-pairs.ts";
import { cvFromText } from "../testing/cv-text.ts";
import { leaderCv } from "../testing/leader-cv.ts";
import { makeCv } from "../testing/make-cv.ts";
import { readCv } from "../testing/read-cv.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-20T12:00:00Z");

function reviewOf(text: string): readonly CvArea[] {
  return reviewAreas(cvFromText(text), today);
}

function areaIn(areas: readonly CvArea[], key: string): CvArea | undefined {
  return areas.find(({ meta }) => meta.key === key);
}

it("marks a criterion that is met although its text names something to improve, and its area", () => {
  const profile = areaIn(
    reviewOf(
      "# Profil\nTeamleder. Vendte et underskud på to år til et overskud på 4 mio. kr. med ny drift, nye vagtplaner og et hold, der blev og tog ansvar for kunderne.",
    ),
    "profile",
  );
  expect(profile?.meta).toEqual({
    key: "profile",
    title: "Profiltekst",
    text: "Din profiltekst er på 29 ord.",
    isfound: true,
    warning: false,
    improvable: true,
  });
  expect(profile?.items.map(({ title, improvable }) => [title, improvable])).toEqual([
    ["Profiltekst", undefined],
    ["Profiltekstens længde", undefined],
    ["Profiltekstens ordvalg", undefined],
    ["Rolle, erfaring og ansvar", true],
    ["Titel under navnet", undefined],
  ]);
});

it("does not mark an area with a warning, which says more", () => {
  const profile = areaIn(reviewOf("# Profil\nTeamleder. Vendte et underskud på to år."), "profile");
  expect([profile?.meta.warning, profile?.meta.improvable]).toEqual([true, undefined]);
  expect(profile?.items.find(({ title }) => title === "Rolle, erfaring og ansvar")?.improvable).toBe(true);
});

describe("A criterion that is met and not marked", () => {
  const texts: string[] = [];
  beforeAll(async () => {
    const plans = [
      leaderCv("da", 1),
      ...Object.values(criterionPairs)
        .flat()
        .map(({ change }) => change(leaderCv("da", 1))),
    ];
    for (const plan of plans) {
      const areas = reviewAreas(await readCv(await makeCv(plan), "da"), today);
      const items = areas.flatMap((area) => area.items);
      texts.push(
        ...items.filter((item) => !item.warning && item.judged !== false && !item.improvable).map((item) => item.text),
      );
    }
  });

  it("asks for nothing", () => {
    const asking = /(?<![\p{L}])(?:gerne|tilføj|byt|giv|gentag|saml|ret|skriv|stærkere uden)(?![\p{L}])/iu;
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => asking.test(text))).toEqual([]);
  });
});

it("says in a few words what to do about each warning, without a full stop", () => {
  const areas = reviewOf("# Uddannelse\nHD, 2009\n# Sprog\nDansk");
  const warnings = areas.flatMap(({ items }) => items.filter(({ warning }) => warning));
  expect(warnings.length).toBeGreaterThan(5);
  expect(warnings.filter(({ todo = "" }) => !/^\p{Lu}.{7,55}[^.]$/u.test(todo))).toEqual([]);
});
