import { expect, it } from "vitest";
import { noFacts } from "../testing/no-facts.ts";
import { boundedFacts, mostCharacters, mostEntries } from "./bounded-facts.ts";
import type { CvFacts } from "./cv-facts.ts";

const long = "ledelse ".repeat(20_000);
const many = Array.from({ length: 5_000 }, (_, index) => `${long} ${index}`);
const endless: CvFacts = {
  language: "da",
  zip: "8000",
  profile: long,
  roles: many.map((title) => ({
    title,
    employer: long,
    from: 1,
    to: 2,
    isCurrent: false,
    description: long,
    headCount: long,
  })),
  skills: many,
  languages: many.map((language) => ({ language, level: long })),
  education: many,
  courses: many,
};

it("limits the length of each fact and of each list", () => {
  const name = long.slice(0, 200);
  const text = long.slice(0, 6_000);
  const role = { title: name, employer: name, from: 1, to: 2, isCurrent: false, description: text, headCount: name };
  const times = <Value>(count: number, value: Value): readonly Value[] => Array.from({ length: count }, () => value);
  expect(boundedFacts(endless)).toEqual({
    language: "da",
    zip: "8000",
    profile: text,
    roles: times(mostEntries.roles, role),
    skills: times(mostEntries.skills, name),
    languages: times(mostEntries.languages, { language: name, level: name }),
    education: times(mostEntries.education, name),
    courses: times(mostEntries.courses, name),
  });
});

it("leaves nothing of a CPR number at the cut", () => {
  const before = "x".repeat(mostCharacters.name - 8);
  expect(boundedFacts({ ...noFacts, skills: [`${before} 010190-1234 og mere`] }).skills).toEqual([`${before} xxxxxx-`]);
});

it("keeps the facts of a CV that somebody wrote", () => {
  const facts: CvFacts = { ...noFacts, profile: "Driftsleder", skills: ["Budgetstyring"], courses: ["Lean"] };
  expect(boundedFacts(facts)).toEqual(facts);
});
