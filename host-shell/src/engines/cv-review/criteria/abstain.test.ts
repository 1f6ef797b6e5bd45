import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { abstaining, type TrueAndFalse } from "./abstain.ts";
import { composeAreas } from "./advice/compose-areas.ts";
import { passed, unjudged, warned } from "./verdict.ts";
import { areaOf } from "./area-of.ts";
import { advice } from "./advice/advice.ts";
import { itemOf } from "./define-criterion.ts";
import { measuredCriteria } from "./measured-criteria.ts";
import { reviewStructure } from "./review-areas.ts";
import { structureOf } from "../structure/cv-structure.ts";
import type { CriterionId } from "./areas.ts";

const area = areaOf({
  key: "contact",
  title: "Kontakt",
  text: "Vi fandt din e-mail.",
  isfound: true,
  items: [
    itemOf(
      { id: "phone-number", title: "Telefonnummer" },
      warned("Vi fandt intet telefonnummer.", advice("contact.noPhone")),
    ),
    itemOf({ id: "email", title: "E-mail" }, passed("Din e-mailadresse er nem at finde.")),
    itemOf({ id: "home-town", title: "By" }, unjudged("Vi kunne ikke se, hvor du bor.")),
  ],
});

function reviewedWith(warnings: TrueAndFalse, praise: TrueAndFalse, ...only: readonly CriterionId[]) {
  const criteria: readonly CriterionId[] = only.length > 0 ? only : ["phone-number", "email"];
  const figures = Object.fromEntries(criteria.map((criterion) => [criterion, { warnings, praise }]));
  return composeAreas(abstaining([area], figures))[0];
}

it("judges by criteria that are right in 95 of 100 cases", () => {
  expect(reviewedWith([95, 5], [190, 10])).toEqual(composeAreas([area])[0]);
});

it("forgives one false verdict, which says nothing about a criterion that has few", () => {
  expect(reviewedWith([1, 1], [3, 0])).toEqual(composeAreas([area])[0]);
});

it("judges by all verdicts of a criterion", () => {
  expect(reviewedWith([14, 2], [140, 0])).toEqual(composeAreas([area])[0]);
});

it("makes a question of the warning of a criterion that is wrong too often", () => {
  const reviewed = reviewedWith([18, 2], [16, 1], "phone-number");
  expect(reviewed?.meta).toMatchObject({ warning: false });
  expect(reviewed?.items[0]).toMatchObject({
    warning: false,
    judged: false,
    withheld: "warning",
    text: expect.stringMatching(/^Her tager vi oftere fejl end ellers, .* Vi fandt intet telefonnummer\./u) as string,
  });
  expect(reviewed?.items[0]).not.toHaveProperty("todo");
  expect(reviewed?.items[1]).toEqual(composeAreas([area])[0]?.items[1]);
});

it("makes a question of its praise, too", () => {
  expect(reviewedWith([1, 0], [18, 2])?.items[1]).toMatchObject({ judged: false, withheld: "praise" });
});

it("says of an area whose criteria are all withheld that it was not judged", () => {
  expect(reviewedWith([18, 2], [18, 2])?.meta).toMatchObject({ warning: false, judged: false });
});

it("has measured every criterion", () => {
  const cv = cvFromText("# Erfaring\nDriftschef, Nordhavn A/S, 2020 – nu\n# Uddannelse\nHD, CBS, 2010\n# Sprog\nDansk");
  const areas = reviewStructure(structureOf(cv), new Date("2026-11-26T12:00:00Z"));
  const criteria = areas.flatMap(({ items }) => items.map(({ id }) => id));
  expect(criteria.toSorted()).toEqual(Object.keys(measuredCriteria).toSorted());
});
