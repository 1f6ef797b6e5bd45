import type { CriterionId } from "../criteria/areas.ts";
import type { Facts } from "./truth.ts";

/** The statement of a criterion about a CV. */
export type SaidOfCriterion = "warns" | "passes" | "in part" | "unsure";

/** The share of points with a number below which the review warns. */
const fewestNumbers = 0.3;

/** Ten years before the CVs were written. A job that ended earlier needs no description. */
const longAgo = "2016-11";

/** Whether a date such as "2016-10" or "2015" is before `longAgo`. False for "nu". */
function endedLongAgo(date: string): boolean {
  return /^\d{4}(?:-\d\d)?$/u.test(date) && date.padEnd(7, "-12") < longAgo;
}

type Problem = (facts: Facts) => boolean;

/** Whether a CV has the problem that a criterion looks for. Only for criteria that the facts decide. */
const problems: Readonly<Partial<Record<CriterionId, Problem>>> = {
  email: ({ person }) => !person.email,
  "phone-number": ({ person }) => !person.phone,
  "home-town": ({ person }) => !(person.postalCode ?? person.city),
  "profile-text": ({ profile }) => !profile.present,
  "competency-list": ({ competencies }) => competencies.length === 0,
  "role-descriptions": ({ roles }) =>
    roles.some(({ side, hasDescription, to }) => !side && !hasDescription && !endedLongAgo(to ?? "")),
  "result-numbers": ({ numbersInLatestTwoRoles: { points, withOwnNumber } }) => withOwnNumber < points * fewestNumbers,
  "education-list": ({ education }) => education.length === 0,
  "education-years": ({ education }) => education.some(({ years }) => !years),
  "course-list": ({ courses }) => courses.length === 0,
  "course-years": ({ courses }) => courses.some(({ year }) => !year),
  "language-list": ({ languages }) => languages.length === 0,
  "language-levels": ({ languages }) => languages.some(({ level }) => !level),
  "it-skills": ({ it }) => it.length === 0,
};

interface SaidInArea {
  readonly criterion: CriterionId;
  readonly said: SaidOfCriterion;
  /** The number of criteria in the area. */
  readonly criteria: number;
  /** Whether a fair reviewer would warn in the area. */
  readonly warns: boolean | "unsure";
}

/**
 * Whether the statement of a criterion about a CV is true. The facts decide this; without facts, the opinion of a fair
 * reviewer about the area decides. `undefined` if neither decides, since a criterion may pass in an area in which
 * another criterion rightly warns.
 */
export function isTrueOfCriterion({ criterion, said, criteria, warns }: SaidInArea, facts: Facts): boolean | undefined {
  if (said === "unsure" || said === "in part" || warns === "unsure") return undefined;
  const problem = problems[criterion]?.(facts);
  if (problem !== undefined) return problem === (said === "warns");
  if (said === "warns") return warns;
  return warns && criteria > 1 ? undefined : !warns;
}
