import { expect, test } from "vitest";
import * as v from "valibot";
import { isTrueOfCriterion, type SaidOfCriterion } from "./criterion-claims.ts";
import { Facts } from "./truth.ts";
import type { CriterionId } from "../criteria/areas.ts";

const facts = v.parse(Facts, {
  pages: 2,
  words: 300,
  person: { email: "a@example.dk", phone: null, postalCode: null, city: "Aarhus" },
  headings: [],
  profile: { present: true, words: 40 },
  roles: [
    { from: "2015-02", isLeading: true, side: false, hasDescription: true },
    { from: "2009", isLeading: false, side: true, hasDescription: false },
  ],
  education: [{ years: "2001–2005" }],
  courses: [{ title: "Lean", year: null }],
  languages: [{ level: "modersmål" }],
  it: [],
  competencies: ["Drift"],
  numbersInLatestTwoRoles: { points: 10, withOwnNumber: 2 },
});

test.each<[CriterionId, SaidOfCriterion, boolean | "unsure", boolean | undefined]>([
  ["phone-number", "warns", true, true],
  ["email", "warns", true, false],
  ["home-town", "passes", true, true],
  ["role-descriptions", "passes", false, true],
  ["course-years", "passes", true, false],
  ["it-skills", "warns", true, true],
  ["result-numbers", "warns", true, true],
  ["education-years", "warns", false, false],
  // Where no fact shows the truth, the verdict on the area decides.
  ["career-gaps", "warns", true, true],
  ["career-gaps", "warns", false, false],
  ["career-gaps", "passes", false, true],
  // Here, another criterion of the area may have the problem.
  ["career-gaps", "passes", true, undefined],
  ["career-gaps", "warns", "unsure", undefined],
  ["career-gaps", "unsure", true, undefined],
  ["course-years", "in part", true, undefined],
])("%s: %s where an area that warns is %s: %s", (criterion, said, warns, isTrue) => {
  expect(isTrueOfCriterion({ criterion, said, warns, criteria: 4 }, facts)).toBe(isTrue);
});

test("the only criterion of an area passes in vain if there is a problem", () => {
  const own = { criterion: "leadership-scope", said: "passes", warns: true, criteria: 1 } as const;
  expect(isTrueOfCriterion(own, facts)).toBe(false);
});
