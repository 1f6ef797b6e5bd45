import { compoundEnds, compoundParts } from "./compound-parts.ts";
import { danishStem } from "./danish-stemmer.ts";

const shortestCompound = 7;
/** The most letters of a word that is split. A longer text is not a word, and splitting it would take long. */
const longestCompound = 32;
const shortestPart = 3;
const knownStems: ReadonlySet<string> = new Set([...compoundParts].map(danishStem));
const endStems: ReadonlySet<string> = new Set([...compoundEnds].map(danishStem));

/** Splits "personaleledelse" into "personale" and "ledelse". Returns the word alone if it is not a known compound. */
export function splitCompound(word: string): readonly string[] {
  if (word.length < shortestCompound || word.length > longestCompound || knownStems.has(danishStem(word)))
    return [word];
  return splitByKnownParts(word, 4) ?? splitByItsEnd(word) ?? [word];
}

/**
 * Splits a word into the fewest known parts. Among several such splits, returns the split with the longest first part.
 */
function splitByKnownParts(word: string, most: number): readonly string[] | undefined {
  let best: readonly string[] | undefined;
  if (most < 2) return undefined;
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const first = knownPart(word.slice(0, at));
    if (first === undefined) continue;
    const rest = word.slice(at);
    const others = isKnown(rest) ? [rest] : splitByKnownParts(rest, (best?.length ?? most + 1) - 2);
    if (others !== undefined && (best === undefined || others.length + 1 < best.length)) best = [first, ...others];
    if (best?.length === 2) return best;
  }
  return best;
}

function splitByItsEnd(word: string): readonly string[] | undefined {
  for (let at = shortestPart + 1; at <= word.length - 4; at += 1) {
    const end = word.slice(at);
    if (!endStems.has(danishStem(end))) continue;
    const head = knownPart(word.slice(0, at)) ?? withoutLink(word.slice(0, at));
    return head.length < shortestPart + 1 ? undefined : [...splitCompound(head), end];
  }
  return undefined;
}

function isKnown(end: string): boolean {
  return end.length >= shortestPart && (compoundParts.has(end) || knownStems.has(danishStem(end)));
}

/** The known part without the -s- or -e- that links it to the next part; `undefined` if it is not known. */
function knownPart(part: string): string | undefined {
  if (compoundParts.has(part)) return part;
  const shorter = part.slice(0, -1);
  return /[se]$/u.test(part) && compoundParts.has(shorter) ? shorter : undefined;
}

function withoutLink(head: string): string {
  return head.length > shortestPart + 2 && /[^s]s$/u.test(head) ? head.slice(0, -1) : head;
}
