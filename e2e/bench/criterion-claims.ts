import type { Facts } from "./summary-claims.ts";

/** What a criterion says about a CV. */
export type SaidOfCriterion = "warns" | "passes" | "in part" | "unsure";

type Problem = (facts: Facts) => boolean;

/** Whether a CV has the problem that a criterion looks for, by its area and title, where the facts tell it. */
const problems: Readonly<Record<string, Problem>> = {
  "contact/E-mail": ({ person }) => !person.email,
  "contact/Telefonnummer": ({ person }) => !person.phone,
  "contact/Postnummer og by": ({ person }) => !(person.postalCode ?? person.city),
  "profile/Profiltekst": ({ profile }) => !profile.present,
  "competencies/Kompetencer": ({ competencies }) => competencies.length === 0,
  "experience/Beskrivelse af hvert job": ({ roles }) =>
    roles.some(({ side, hasDescription }) => !side && !hasDescription),
  "results/Tal i dine seneste job": ({ numbersInLatestTwoRoles: { points, withOwnNumber } }) =>
    withOwnNumber < points * fewestNumbers,
  "education/Uddannelse": ({ education }) => education.length === 0,
  "education/Årstal for uddannelse": ({ education }) => education.some(({ years }) => !years),
  "courses/Kurser og certificeringer": ({ courses }) => courses.length === 0,
  "courses/Årstal for kurser": ({ courses }) => courses.some(({ year }) => !year),
  "languages/Sprog": ({ languages }) => languages.length === 0,
  "languages/Sprogniveau": ({ languages }) => languages.some(({ level }) => !level),
  "it/IT-kompetencer": ({ it }) => it.length === 0,
};

/** The share of points with a number below which the review warns. */
const fewestNumbers = 0.3;

interface SaidInArea {
  readonly area: string;
  readonly title: string;
  readonly said: SaidOfCriterion;
  /** The number of criteria in the area. */
  readonly criteria: number;
  /** Whether a fair reviewer would warn in the area. */
  readonly warns: boolean | "unsure";
}

/**
 * Whether what a criterion says about a CV is true: by the facts, else by what a fair reviewer would say about its area.
 * `undefined` where neither tells: a criterion may pass in an area in which another one rightly warns.
 */
export function isTrueOfCriterion(
  { area, title, said, criteria, warns }: SaidInArea,
  facts: Facts,
): boolean | undefined {
  if (said === "unsure" || said === "in part" || warns === "unsure") return undefined;
  const problem = problems[`${area}/${title}`]?.(facts);
  if (problem !== undefined) return problem === (said === "warns");
  if (said === "warns") return warns;
  return warns && criteria > 1 ? undefined : !warns;
}
