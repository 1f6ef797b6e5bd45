import type { CvLanguage } from "../reading/cv-document.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { headCountOf } from "../structure/head-count.ts";
import type { Period } from "../structure/period.ts";
import type { CvRole } from "../structure/roles.ts";
import { boundedFacts } from "./bounded-facts.ts";
import type { CvFacts, RoleFacts } from "./cv-facts.ts";

export function factsOf(cv: CvStructure): CvFacts {
  const { contact, profile, roles = [], competencies, it, languages = [], education = [], courses = [] } = cv;
  const { language } = cv.document;
  return boundedFacts({
    language,
    ...given("zip", danishZip(contact.place?.postalCode)),
    ...given("profile", profile?.text),
    roles: roles.map((role) => roleFacts(role, language)).toSorted((one, other) => lastMonth(other) - lastMonth(one)),
    skills: [...new Set([...(competencies?.items ?? []), ...(it?.items ?? [])])],
    languages: languages.map((skill) => ({ language: skill.language, ...given("level", skill.level) })),
    education: education.map(({ title }) => title),
    courses: courses.map(({ title }) => title),
  });
}

function roleFacts(role: CvRole, language: CvLanguage): RoleFacts {
  return {
    ...given("title", role.title),
    ...given("employer", role.employer),
    ...monthsOf(role.period),
    description: role.description,
    ...given("headCount", headCountOf(role.description, language)),
  };
}

function monthsOf(period: Period | undefined): Pick<RoleFacts, "from" | "to" | "isCurrent"> {
  if (period?.kind !== "read") return { isCurrent: false };
  const from = period.start.first;
  return period.end === "now" ? { from, isCurrent: true } : { from, to: period.end.last, isCurrent: false };
}

function lastMonth({ isCurrent, to = 0 }: RoleFacts): number {
  return isCurrent ? Infinity : to;
}

function danishZip(code: string | undefined): string | undefined {
  return code !== undefined && /^[1-9]\d{3}$/u.test(code) ? code : undefined;
}

function given<Key extends string, Value>(key: Key, value: Value | undefined): { readonly [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: Value };
}
