import { danishNumber } from "shared-runtime/text/danish-number.ts";
import { maskCpr } from "../../../privacy/cpr.ts";

/** A number in Danish notation: 1.234 and 3,8. */
export function written(value: number): string {
  return danishNumber(value, 1);
}

export interface Noun {
  /** The number one in the gender of the noun. */
  readonly a: "én" | "ét";
  readonly one: string;
  readonly several: string;
}

/** "ét punkt", "to punkter", "13 punkter". */
export function counted(count: number, noun: Noun): string {
  return count === 1 ? `${noun.a} ${noun.one}` : `${spelled(count)} ${noun.several}`;
}

/** "4 af 11 punkter": in figures, since these are easy to compare. "det ene punkt" if `all` is 1. */
export function partOf(part: number, all: number, noun: Noun, whose?: string): string {
  if (all === 1) return `${noun.a === "én" ? "den" : "det"} ene ${noun.one}`;
  const of = ["af", ...(whose === undefined ? [] : [whose])].join(" ");
  return `${written(part)} ${of} ${written(all)} ${noun.several}`;
}

/** "3,8 procent": with a decimal only below ten. */
export function percentOf(part: number, all: number): string {
  const share = all === 0 ? 0 : (part / all) * 100;
  return `${written(share < 10 ? Math.round(share * 10) / 10 : Math.round(share))} procent`;
}

const fewestForShare = 5;

/** " (38 procent)" after "3 af 8 punkter"; empty if the numbers are so small that they need no percentage. */
export function shareOf(part: number, all: number): string {
  return all < fewestForShare ? "" : ` (${percentOf(part, all)})`;
}

/** "a, b og c". */
export function listed(parts: readonly string[], word = "og"): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} ${word} ${last}`;
}

/** The objects of a verb. Clauses come last, each after a comma: "budget, og hvem du refererer til". */
export function withClauses(parts: readonly string[]): string {
  const clauses = parts.filter(isClause).join(", og ");
  const things = listed(parts.filter((part) => !isClause(part)));
  if (clauses === "") return things;
  return things === "" ? clauses : `${things}, og ${clauses}`;
}

/** Whether an object of a verb needs a comma before it: "hvem du refererer til". */
export function isClause(text: string): boolean {
  return text.startsWith("hv");
}

/** Words of the CV in quotation marks, shortened at a blank, CPR numbers masked. */
export function quoted(text: string, longest = 70): string {
  const plain = maskCpr(text.replaceAll(/\s+/g, " ").trim())
    .replaceAll(/[»«“”„]/g, "")
    .replace(/(?<=\p{L}{3}|\d|\sår)\.$/u, "");
  if (plain.length <= longest) return `»${plain}«`;
  const cut = plain.slice(0, longest + 1);
  return `»${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest / 2)).replace(/[\s,;:–-]+$/u, "")} …«`;
}

/** "»a«, »b« og to mere". */
export function quotedList(texts: readonly string[], most = 3, longest = 50): string {
  const shown = texts.slice(0, most).map((text) => quoted(text, longest));
  const more = texts.length - shown.length;
  return listed(more > 0 ? [...shown, `${more === 1 ? "én" : spelled(more)} mere`] : shown);
}

const numberWords = ["nul", "ét", "to", "tre", "fire", "fem", "seks", "syv", "otte", "ni", "ti", "elleve", "tolv"];

/** A number in words up to twelve, the rule for all texts except shares, percentages, measures and dates. */
export function spelled(count: number): string {
  return numberWords[count] ?? written(count);
}

/** "begge" and "alle tre", before a plural. */
export function every(count: number): string {
  return count === 2 ? "begge" : `alle ${spelled(count)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
