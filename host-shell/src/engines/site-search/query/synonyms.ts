import { stemsOf } from "../analysis/danish-stemmer.ts";
import { danishSpellingOf, spellingOf, wordsOf } from "../analysis/words.ts";
import { soundOf } from "../analysis/sounds.ts";
import { nearWords } from "../vocabulary/near-words.ts";

/** Groups of words and phrases that mean the same to visitors. */
export type SynonymGroups = readonly (readonly string[])[];

/** The other phrases of a phrase's groups, each as its words without those that `withoutFillers` removes. */
export interface Synonyms {
  readonly of: (words: readonly string[]) => readonly (readonly string[])[];
  /** The single words of the groups that a misspelt word may stand for, the likeliest first. */
  readonly near: (spelling: string, mostErrors: number) => readonly string[];
  /** The number of words in the longest phrase. */
  readonly longest: number;
}

export function createSynonyms(groups: SynonymGroups): Synonyms {
  const others = new Map<string, (readonly string[])[]>();
  const sounds = new Map<string, string>();
  let longest = 1;
  for (const group of groups) {
    const phrases = group
      .map((phrase) => withoutFillers(wordsOf(phrase).map(({ text }) => text)))
      .filter((words) => words.length > 0);
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length);
      for (const key of new Set([phrase.map(spellingOf).join(" "), keyOf(phrase)])) {
        const known = others.get(key) ?? [];
        known.push(...phrases.filter((other) => other !== phrase));
        others.set(key, known);
      }
    }
  }
  const singles = [...others.keys()].filter((key) => !key.includes(" ")).toSorted();
  for (const single of singles) sounds.set(soundOf(single), single);
  return {
    longest,
    near: (spelling, mostErrors) => {
      const sounding = sounds.get(soundOf(spelling));
      if (sounding !== undefined) return [sounding];
      if (mostErrors === 0) return [];
      return nearWords(singles, spelling, { mostErrors, prefix: false, most: 5 })
        .toSorted((one, other) => one.errors - other.errors)
        .map(({ at }) => singles[at] ?? "");
    },
    // A phrase as it is written has its own synonyms: "fyre" has others than "fyret".
    of: (words) =>
      others.get(words.map(spellingOf).join(" ")) ??
      others.get(keyOf(words)) ??
      others.get(keyOf(words.map(danishSpellingOf))) ??
      [],
  };
}

const fillers = new Set(
  `jeg du han hun vi de mig dig sig ham hende os jer dem min mit mine din dit dine sin sit sine vores jeres en et den det
  at er bliver blive har have kan skal vil må gerne lige nu der i på med til for om fra af hos som og`.split(/\s+/),
);

/**
 * Leaves out the words that change from one sentence to the next, if two others remain: "melder jeg mig ind" ->
 * "melder ind".
 */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !fillers.has(word));
  return others.length > 1 ? others : words;
}

/** The same for all inflections of the words. */
function keyOf(words: readonly string[]): string {
  return words.map((word) => spellingOf(stemsOf(word).inflected)).join(" ");
}
