import type { CvFacts, RoleFacts } from "../../cv-review/facts/cv-facts.ts";
import type { ReadCv } from "../read-cv.ts";
import type { TextLanguage } from "../analysis/stop-words.ts";
import { termsOfText } from "../analysis/terms-of-text.ts";

/** A part of a CV as written, with its terms. */
export interface CvPassage {
  readonly kind:
    | "headCount"
    | "title"
    | "description"
    | "skill"
    | "course"
    | "education"
    | "language"
    | "profile"
    | "line";
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  /** The role that the passage is part of. */
  readonly role?: RoleFacts;
  /** How well the person knows a language. */
  readonly level?: string | undefined;
}

const longestText = 30_000;
/** The most characters of a quote that can be read at a glance. */
const longestLine = 120;

/** All passages of a CV, those with the strongest evidence first. */
export function passagesOf(cv: ReadCv): readonly CvPassage[] {
  const { facts, text, language } = cv;
  const fromFacts = facts === undefined ? [] : passagesOfFacts(facts);
  const lines = text
    .slice(0, longestText)
    .split("\n")
    .map((line) => line.replace(/^[\s•*·–-]+/u, "").trim())
    .filter((line) => line !== "" && line.length <= longestLine);
  return [...fromFacts, ...lines.map((line) => passage("line", line, language))];
}

function passagesOfFacts(facts: CvFacts): readonly CvPassage[] {
  const { roles, skills, courses, education, languages, profile, language } = facts;
  return [
    ...roles.flatMap((role) =>
      role.headCount === undefined
        ? []
        : [{ ...passage("headCount", role.headCount, language), terms: ledPeople, role }],
    ),
    ...roles.flatMap((role) => (role.title === undefined ? [] : [{ ...passage("title", role.title, language), role }])),
    ...roles.map((role) => ({ ...passage("description", role.description, language), role })),
    ...skills.map((skill) => passage("skill", skill, language)),
    ...courses.map((course) => passage("course", course, language)),
    ...education.map((title) => passage("education", title, language)),
    ...languages.map((known) => ({ ...passage("language", known.language, language), level: known.level })),
    ...(profile === undefined ? [] : [passage("profile", profile, language)]),
  ];
}

const ledPeople: ReadonlySet<string> = new Set(["c:Personaleledelse"]);

function passage(kind: CvPassage["kind"], text: string, language: TextLanguage): CvPassage {
  const inOneLine = text.replace(/\s+/gu, " ").trim();
  return { kind, text: inOneLine, terms: new Set(termsOfText(text, language).map(({ term }) => term)) };
}
