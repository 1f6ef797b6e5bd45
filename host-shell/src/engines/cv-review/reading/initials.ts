import type { Ink } from "./ink.ts";

/** A letter that is larger than the text after it by this factor is the initial of a word. */
const larger = 1.1;
/** The widest gap between an initial and its word, in ems. */
const farthest = 0.6;

/** Capitals that are words of their own. */
const word = /^[AIÅØ]$/u;

/** Whether a gap, in ems, is within a word because it follows a larger capital, as in text in small capitals. */
export function isAfterInitial(initial: Ink, next: Ink, gap: number): boolean {
  return (
    /^\p{Lu}$/u.test(initial.text) &&
    /^\p{L}/u.test(next.text) &&
    initial.size >= next.size * larger &&
    gap < farthest &&
    !(next.afterBlank && word.test(initial.text))
  );
}
