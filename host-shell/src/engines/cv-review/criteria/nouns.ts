import { monthsPerYear } from "../structure/cv-date.ts";
import type { CvRole } from "../structure/roles.ts";
import { counted, type Noun, spelled } from "./danish.ts";

export const point: Noun = { a: "ét", one: "punkt", several: "punkter" };
export const sentence: Noun = { a: "én", one: "sætning", several: "sætninger" };
export const pointOrSentence: Noun = { a: "ét", one: "punkt eller sætning", several: "punkter og sætninger" };
export const job: Noun = { a: "ét", one: "job", several: "job" };
export const word: Noun = { a: "ét", one: "ord", several: "ord" };
export const page: Noun = { a: "én", one: "side", several: "sider" };
export const line: Noun = { a: "én", one: "linje", several: "linjer" };
export const section: Noun = { a: "ét", one: "afsnit", several: "afsnit" };
export const glyph: Noun = { a: "ét", one: "tegn", several: "tegn" };
export const month: Noun = { a: "én", one: "måned", several: "måneder" };
export const place: Noun = { a: "ét", one: "sted", several: "steder" };
export const link: Noun = { a: "ét", one: "link", several: "links" };
export const fontFamily: Noun = { a: "én", one: "skrifttype", several: "skrifttyper" };
export const competence: Noun = { a: "én", one: "kompetence", several: "kompetencer" };
export const trait: Noun = { a: "én", one: "personlig egenskab", several: "personlige egenskaber" };
export const education: Noun = { a: "én", one: "uddannelse", several: "uddannelser" };
export const course: Noun = { a: "ét", one: "kursus", several: "kurser og certificeringer" };
export const language: Noun = { a: "ét", one: "sprog", several: "sprog" };

/** The noun for the points of roles: points of a list, sentences of roles without a list, or both. */
export function kindOfPoints(roles: readonly Pick<CvRole, "points" | "pointsAreSentences">[]): Noun {
  const described = roles.filter(({ points }) => points.length > 0);
  if (described.every(({ pointsAreSentences }) => pointsAreSentences)) return sentence;
  return described.some(({ pointsAreSentences }) => pointsAreSentences) ? pointOrSentence : point;
}

const fewestYears = 2;

/** "14 måneder", and from two years on "to år og tre måneder". */
export function monthsInWords(count: number): string {
  const years = Math.floor(count / monthsPerYear);
  const rest = count % monthsPerYear;
  if (years < fewestYears) return counted(count, month);
  return rest === 0 ? `${spelled(years)} år` : `${spelled(years)} år og ${counted(rest, month)}`;
}
