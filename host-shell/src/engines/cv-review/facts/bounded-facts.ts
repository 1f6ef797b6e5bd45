import { maskCpr } from "../../../privacy/cpr.ts";
import type { CvFacts, RoleFacts } from "./cv-facts.ts";

/** The most characters of a fact. `name` is for titles, employers, skills and other short facts. */
export const mostCharacters = { name: 200, text: 6_000 };
/** The most entries of each list. */
export const mostEntries = { roles: 40, skills: 200, languages: 30, education: 50, courses: 100 };

/** The characters masked beyond the limit. A CPR number has fewer, so the cut leaves no part of a CPR number. */
const allowance = 64;

/**
 * Shortens the facts to the lengths on which other code relies. Only a CV that was not written for people exceeds these
 * lengths.
 */
export function boundedFacts({ profile, roles, skills, languages, education, courses, ...rest }: CvFacts): CvFacts {
  return {
    ...rest,
    ...(profile !== undefined && { profile: textOf(profile) }),
    roles: roles.slice(0, mostEntries.roles).map(boundedRole),
    skills: skills.slice(0, mostEntries.skills).map(nameOf),
    languages: languages.slice(0, mostEntries.languages).map(({ language, level }) => ({
      language: nameOf(language),
      ...(level !== undefined && { level: nameOf(level) }),
    })),
    education: education.slice(0, mostEntries.education).map(nameOf),
    courses: courses.slice(0, mostEntries.courses).map(nameOf),
  };
}

function boundedRole({ title, employer, headCount, description, ...rest }: RoleFacts): RoleFacts {
  return {
    ...rest,
    ...(title !== undefined && { title: nameOf(title) }),
    ...(employer !== undefined && { employer: nameOf(employer) }),
    ...(headCount !== undefined && { headCount: nameOf(headCount) }),
    description: textOf(description),
  };
}

const nameOf = (name: string): string => maskedUpTo(name, mostCharacters.name);
const textOf = (text: string): string => maskedUpTo(text, mostCharacters.text);

function maskedUpTo(text: string, most: number): string {
  return maskCpr(text.slice(0, most + allowance)).slice(0, most);
}
