import { expect, test } from "vitest";
import * as v from "valibot";
import { isTrueOfCriterion, type SaidOfCriterion } from "./criterion-claims.ts";
import { linesOf } from "./criterion-figures.ts";
import { Facts } from "./summary-claims.ts";

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

test.each<[string, string, SaidOfCriterion, boolean | "unsure", boolean | undefined]>([
  ["contact", "Telefonnummer", "warns", true, true],
  ["contact", "E-mail", "warns", true, false],
  ["contact", "Postnummer og by", "passes", true, true],
  ["experience", "Beskrivelse af hvert job", "passes", false, true],
  ["courses", "Årstal for kurser", "passes", true, false],
  ["it", "IT-kompetencer", "warns", true, true],
  ["results", "Tal i dine seneste job", "warns", true, true],
  ["education", "Årstal for uddannelse", "warns", false, false],
  // What no fact tells is judged by the area.
  ["gaps", "Huller mellem job", "warns", true, true],
  ["gaps", "Huller mellem job", "warns", false, false],
  ["gaps", "Huller mellem job", "passes", false, true],
  // Another criterion of the area may be the one with the problem.
  ["gaps", "Huller mellem job", "passes", true, undefined],
  ["gaps", "Huller mellem job", "warns", "unsure", undefined],
  ["gaps", "Huller mellem job", "unsure", true, undefined],
  ["courses", "Årstal for kurser", "in part", true, undefined],
])("%s: %s %s where an area that warns is %s: %s", (area, title, said, warns, isTrue) => {
  expect(isTrueOfCriterion({ area, title, said, warns, criteria: 4 }, facts)).toBe(isTrue);
});

test("the only criterion of an area passes in vain if there is a problem", () => {
  const own = { area: "leadership", title: "Medarbejdere", said: "passes", warns: true, criteria: 1 } as const;
  expect(isTrueOfCriterion(own, facts)).toBe(false);
});

test("the figures of a criterion are one line", () => {
  const criterion = "contact/E-mail";
  const lines = linesOf([
    { criterion, said: "warns", isTrue: true },
    { criterion, said: "warns", isTrue: false },
    { criterion, said: "passes", isTrue: true },
    { criterion, said: "passes", isTrue: undefined },
    { criterion, said: "unsure", isTrue: undefined },
  ]);
  expect(lines).toEqual(['  "contact/E-mail": { warnings: [1, 1], praise: [1, 0] },']);
});
