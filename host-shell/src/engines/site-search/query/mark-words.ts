import { danishSpellingOf, spellingOf, type Word, wordsOf } from "../analysis/words.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Concept } from "./read-query.ts";

/** A text in parts: those with `marked` are words that were searched for. */
export type MarkedText = readonly { readonly text: string; readonly marked: boolean }[];

const leastMarked = 0.3;
/** A word with fewer letters besides the searched ones is an inflection or misspelt, not a compound. */
const leastRest = 3;

/** Returns how much a word of a page stands for a word of the query, from 0 to 1. */
export function matchOf(concepts: readonly Concept[], vocabulary: Vocabulary): (word: Pick<Word, "text">) => number {
  const typed = new Set(concepts.map(({ text }) => vocabulary.find(text)));
  return ({ text }) => {
    const number = vocabulary.find(text);
    // A phrase with synonyms has silent words, such as "sagt op".
    if (number === undefined || (vocabulary.isSilent(number) && !typed.has(number))) return 0;
    let best = 0;
    for (const { words, together } of concepts) {
      best = Math.max(best, words.get(number) ?? 0);
      for (const { parts } of together) for (const part of parts) best = Math.max(best, part.get(number) ?? 0);
    }
    return best < leastMarked ? 0 : best;
  };
}

/** Marks the words of a text that were searched for. Of a compound, only the part that was searched for. */
export function markWords(
  text: string,
  concepts: readonly Concept[],
  match: (word: Pick<Word, "text">) => number,
): MarkedText {
  const parts: { text: string; marked: boolean }[] = [];
  let done = 0;
  const push = (end: number, marked: boolean): void => {
    if (end > done) parts.push({ text: text.slice(done, end), marked });
    done = end;
  };
  for (const word of wordsOf(text)) {
    const weight = match(word);
    if (weight === 0) continue;
    const [from, to] = weight >= 0.9 ? [word.start, word.end] : partIn(text, word, concepts);
    push(from, false);
    push(to, true);
  }
  push(text.length, false);
  return parts;
}

/** Where in a compound the searched word is; the whole word if it is not written in it. */
function partIn(text: string, { start, end }: Word, concepts: readonly Concept[]): readonly [number, number] {
  const written = text.slice(start, end).toLowerCase();
  for (const { text: typed } of concepts) {
    for (const form of [typed, danishSpellingOf(typed), typed.replace(/e?[rnts]?$/, ""), spellingOf(typed)]) {
      const at = form.length < 3 ? -1 : written.indexOf(form);
      const isCompound = written.length - form.length >= leastRest;
      if (at >= 0 && isCompound) return [start + at, start + at + form.length];
    }
  }
  return [start, end];
}
