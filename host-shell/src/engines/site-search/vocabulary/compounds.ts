import { stemsOf } from "../analysis/danish-stemmer.ts";
import { isSilent } from "../analysis/silent-words.ts";
import { spellingOf } from "../analysis/words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A word that has another word as a part. */
export interface Compound {
  readonly word: number;
  /** Whether the part is the last one, which says what kind of thing the word is. */
  readonly isHead: boolean;
}

/** The parts of compound words: "fratrædelsesaftale" -> "fratrædelse", "aftale". */
export interface Compounds {
  /**
   * The parts of a word, as they are written in it without linking letters; empty if the word is not a compound.
   * `isAlsoWord` returns whether a part is a word that no page has.
   */
  readonly partsOf: (text: string, isAlsoWord?: (part: string) => boolean) => readonly string[];
  /** The words that have a word with this stem as a part. */
  readonly having: (stem: number) => readonly Compound[];
  /** Reads the words that were added to the vocabulary. */
  readonly update: () => void;
}

type IsWord = (part: string) => boolean;

const noOther: IsWord = () => false;

const [leastFirst, leastLast, longest] = [3, 4, 40];

/**
 * Splits words where both parts are words of the vocabulary, maybe with a linking `s` or `e` between them.
 * `isUsed` returns whether any page has a word.
 */
export function createCompounds(vocabulary: Vocabulary, isUsed: (word: number) => boolean): Compounds {
  const having = new Map<number, Compound[]>();
  let read = 0;

  /** How well a text is known as a word: 2 as it is written, 1 by its stem, 0 not at all. */
  const familiarity = (text: string, isAlsoWord: IsWord): number => {
    const spelling = spellingOf(text);
    if (isSilent(spelling)) return 0;
    if (isAlsoWord(text)) return 2;
    const word = vocabulary.find(spelling);
    if (word !== undefined && isUsed(word)) return 2;
    const stem = vocabulary.stemOfText(text);
    return stem !== undefined && vocabulary.withStem(stem).some((one) => isUsed(one) && !vocabulary.isSilent(one))
      ? 1
      : 0;
  };
  /** The first part of a compound without its linking letter. */
  const firstPart = (text: string, isAlsoWord: IsWord): { readonly text: string; readonly known: number } => {
    const forms = [text];
    if (text.endsWith("s")) forms.push(text.slice(0, -1), `${text.slice(0, -1)}e`);
    else if (text.endsWith("e")) forms.push(text.slice(0, -1));
    else forms.push(`${text}e`);
    let best = { text, known: 0 };
    for (const form of forms) {
      if (form.length < leastFirst) continue;
      const known = familiarity(form, isAlsoWord);
      if (known > best.known) best = { text: form, known };
    }
    return best;
  };
  const inTwo = (text: string, isAlsoWord: IsWord): readonly [string, string] | undefined => {
    const { full } = stemsOf(text);
    let best: readonly [string, string] | undefined;
    let bestScore = 0;
    for (let at = leastFirst; at <= text.length - leastLast; at += 1) {
      const last = text.slice(at);
      const knownLast = familiarity(last, isAlsoWord);
      if (knownLast === 0) continue;
      const first = firstPart(text.slice(0, at), isAlsoWord);
      // "samtale" is not about what is "samme".
      if (first.known < (at === leastFirst ? 2 : 1) || stemsOf(first.text).full === full) continue;
      const score =
        2 * (knownLast + first.known) + Math.min(at, last.length) * 0.4 + (text.charAt(at - 1) === "s" ? 0.2 : 0);
      if (score > bestScore) [best, bestScore] = [[first.text, last], score];
    }
    return best;
  };
  const partsOf = (text: string, isAlsoWord: IsWord = noOther): readonly string[] => {
    if (text.length < leastFirst + leastLast || text.length > longest) return [];
    const two = inTwo(text, isAlsoWord);
    if (two) return two;
    for (let at = leastFirst; at <= text.length - 2 * leastLast; at += 1) {
      const first = firstPart(text.slice(0, at), isAlsoWord);
      const rest = first.known === 2 ? inTwo(text.slice(at), isAlsoWord) : undefined;
      if (rest) return [first.text, ...rest];
    }
    return [];
  };
  const add = (word: number): void => {
    const text = vocabulary.written(word);
    const parts = vocabulary.hyphenated(word) ?? partsOf(text);
    const stems = new Map<number, boolean>();
    const addParts = (given: readonly string[], canBeHead: boolean, depth: number): void => {
      for (const [index, part] of given.entries()) {
        const isHead = canBeHead && index === given.length - 1;
        const stem = vocabulary.stemOfText(part);
        if (stem !== undefined) stems.set(stem, (stems.get(stem) ?? false) || isHead);
        if (depth < 2) addParts(partsOf(part), isHead, depth + 1);
      }
    };
    addParts(parts, true, 0);
    stems.delete(vocabulary.stem(word));
    for (const [stem, isHead] of stems) {
      const known = having.get(stem);
      if (known) known.push({ word, isHead });
      else having.set(stem, [{ word, isHead }]);
    }
  };

  return {
    partsOf,
    having: (stem) => having.get(stem) ?? [],
    update() {
      for (; read < vocabulary.size(); read += 1) if (!vocabulary.isSilent(read)) add(read);
    },
  };
}
