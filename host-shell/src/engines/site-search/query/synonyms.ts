import { stemsOf } from "../analysis/danish-stemmer.ts";
import { danishSpellingOf, spellingOf, wordsOf } from "../analysis/words.ts";

/** Groups of words and phrases that mean the same to visitors. */
export type SynonymGroups = readonly (readonly string[])[];

/** The other phrases of a phrase's groups, each as its words. */
export interface Synonyms {
  readonly of: (words: readonly string[]) => readonly (readonly string[])[];
  /** The number of words in the longest phrase. */
  readonly longest: number;
}

export function createSynonyms(groups: SynonymGroups): Synonyms {
  const others = new Map<string, (readonly string[])[]>();
  let longest = 1;
  for (const group of groups) {
    const phrases = group.map((phrase) => wordsOf(phrase).map(({ text }) => text)).filter((words) => words.length > 0);
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length);
      const known = others.get(keyOf(phrase)) ?? [];
      known.push(...phrases.filter((other) => other !== phrase));
      others.set(keyOf(phrase), known);
    }
  }
  return { longest, of: (words) => others.get(keyOf(words)) ?? others.get(keyOf(words.map(danishSpellingOf))) ?? [] };
}

/** The same for all inflections of the words. */
function keyOf(words: readonly string[]): string {
  return words.map((word) => spellingOf(stemsOf(word).inflected)).join(" ");
}
