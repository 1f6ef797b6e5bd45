import { expect, test } from "vitest";
import type { AreaKey } from "../criteria/areas.ts";
import { isTrueSummary } from "./summary-claims.ts";
import { Facts } from "./truth.ts";
import * as v from "valibot";

const facts = v.parse(Facts, {
  pages: 2,
  words: 300,
  person: { email: "a@example.dk", phone: null, postalCode: "8000", city: "Aarhus" },
  headings: ["Profil", "Erfaring", "Uddannelse"],
  profile: { present: true, words: 40 },
  roles: [
    { from: "2015-02", isLeading: true, side: false, hasDescription: true },
    { from: "2009", isLeading: false, side: false, hasDescription: true },
    { from: "2018", isLeading: false, side: true, hasDescription: false },
  ],
  education: [{}],
  courses: [],
  languages: [{}, {}],
  it: ["SAP", "Excel"],
  competencies: [],
  numbersInLatestTwoRoles: { points: 6, withOwnNumber: 4 },
});

test.each<[AreaKey, string, boolean | undefined]>([
  ["experience", "Vi fandt to job i dit CV.", true],
  ["experience", "Vi fandt tre job i dit CV.", true],
  ["experience", "Vi fandt fire job i dit CV.", false],
  ["experience", "Vi fandt job i dit CV, men er ikke sikre på, at vi har læst dem alle rigtigt.", undefined],
  ["gaps", "Din tidslinje har to job og går fra 2009 til nu.", true],
  ["gaps", "Din tidslinje har to job og går fra 2015 til nu.", false],
  ["education", "Vi fandt to uddannelser i dit CV.", false],
  ["courses", "Vi fandt ikke nogen kurser eller certificeringer i dit CV.", true],
  ["languages", "Dit CV nævner dansk, engelsk og tysk.", false],
  ["it", "Dit CV nævner »SAP« og »Excel«.", true],
  ["it", "Dit CV nævner »SAP« og »Word«.", false],
  ["profile", "Din profiltekst er på 90 ord.", false],
  ["contact", "Vi fandt din e-mail og dit postnummer i dit CV.", true],
  ["contact", "Vi fandt din e-mail og dit telefonnummer i dit CV.", false],
  ["length", "Dit CV fylder to sider og har 302 ord.", true],
  ["results", "4 af 6 punkter i dine to seneste job har et tal.", true],
  ["results", "1 af 2 punkter i dine to seneste job har et tal.", false],
  ["ats", "Her ser vi, om dit CV kan læses.", undefined],
])("%s: %s", (area, text, isTrue) => {
  expect(isTrueSummary(area, text, facts)).toBe(isTrue);
});
