import { irregularFormsOf } from "../analysis/irregular-forms.ts";
import { spellingOf } from "../analysis/words.ts";
import { frequencyOf, type Postings } from "../index/postings.ts";
import type { Compounds } from "../vocabulary/compounds.ts";
import { forgivenErrors, nearWords, placesWithPrefix } from "../vocabulary/near-words.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** Words of the pages that a typed word stands for, each with how much it counts, from 0 to 1. */
export type RelatedWords = ReadonlyMap<number, number>;

/** The words of all pages, and their relations. */
export interface WordIndex {
  readonly vocabulary: Vocabulary;
  readonly compounds: Compounds;
  readonly postings: Postings;
  /** The spellings of the words that pages have, sorted, and their numbers. */
  readonly sorted: readonly string[];
  readonly sortedWords: readonly number[];
}

const sameWord = 1;
const sameStem = 0.9;
const kinWord = 0.4;
const longerWord = 0.5;
const headOfCompound = 0.5;
const partOfCompound = 0.45;
const mostPrefixed = 200;

export function addTo(words: Map<number, number>, more: RelatedWords, factor: number): void {
  for (const [word, weight] of more) words.set(word, Math.max(words.get(word) ?? 0, weight * factor));
}

/** Inflections, words of the same stem, and compounds that have the word as a part. */
export function relatedWords(index: WordIndex, text: string): Map<number, number> {
  const { vocabulary, compounds, postings } = index;
  const related = new Map<number, number>();
  const typed = vocabulary.find(text);
  const add = (word: number, weight: number): void => {
    // "Hanne" and "han" have one stem.
    if (vocabulary.isSilent(word) && word !== typed) return;
    if (frequencyOf(postings, word) > 0) related.set(word, Math.max(related.get(word) ?? 0, weight));
  };
  if (typed !== undefined) add(typed, sameWord);
  for (const form of irregularFormsOf(text)) {
    const word = vocabulary.find(form);
    if (word !== undefined) add(word, sameStem);
    for (const one of vocabulary.kin(form)) add(one, kinWord);
  }
  const ofPositive = stemOfNegated(vocabulary, text);
  if (ofPositive !== undefined) for (const one of vocabulary.withStem(ofPositive)) add(one, kinWord);
  const stem = vocabulary.stemOfText(text);
  if (stem !== undefined) {
    for (const one of vocabulary.withStem(stem)) add(one, sameStem);
    for (const compound of compounds.having(stem))
      add(compound.word, compound.isHead ? headOfCompound : partOfCompound);
  }
  for (const one of vocabulary.kin(text)) add(one, kinWord);
  if (stem !== undefined) addLonger(index, text, add);
  return related;
}

const mostRemembered = 5_000;
const remembered = new WeakMap<WordIndex, Map<string, RelatedWords>>();

/** What `relatedWords` returns, the same object each time for an index, for words of synonyms. */
export function sameRelatedWords(index: WordIndex, text: string): RelatedWords {
  let known = remembered.get(index);
  if (!known || known.size >= mostRemembered) {
    known = new Map();
    remembered.set(index, known);
  }
  let words = known.get(text);
  if (!words) {
    words = relatedWords(index, text);
    known.set(text, words);
  }
  return words;
}

/** Words that begin with the word and have a short ending: "medlem" -> "medlemskab". */
function addLonger(
  { sorted, sortedWords }: WordIndex,
  text: string,
  add: (word: number, weight: number) => void,
): void {
  const spelling = spellingOf(text);
  if (spelling.length < 5) return;
  const { from, to } = placesWithPrefix(sorted, spelling);
  for (let at = from; at < Math.min(to, from + mostPrefixed); at += 1)
    if ((sorted[at]?.length ?? 0) <= spelling.length + 5) add(sortedWords[at] ?? 0, longerWord);
}

export function isExact(related: RelatedWords): boolean {
  for (const weight of related.values()) if (weight >= sameStem) return true;
  return false;
}

/** Words that begin with the text. */
export function prefixedWords({ sorted, sortedWords }: WordIndex, spelling: string): RelatedWords {
  const { from, to } = placesWithPrefix(sorted, spelling);
  return new Map(sortedWords.slice(from, Math.min(to, from + mostPrefixed)).map((word) => [word, 0.5]));
}

export interface Correction {
  readonly word: number;
  readonly weight: number;
}

/** How much a word counts that sounds like the typed one. */
const sameSound = 0.8;

/** The words that a misspelt word may stand for, the likeliest first. */
export function correctionsOf(
  index: WordIndex,
  spelling: string,
  mostErrors = forgivenErrors(spelling),
): readonly Correction[] {
  const { vocabulary, postings, sorted, sortedWords } = index;
  const near = mostErrors === 0 ? [] : nearWords(sorted, spelling, { mostErrors, prefix: false, most: 60 });
  const least = Math.min(...near.map(({ errors }) => errors));
  const oftenOf = (word: number): number => 1 + 0.02 * Math.min(8, Math.log2(1 + frequencyOf(postings, word)));
  const found = new Map<number, number>();
  for (const { at, errors } of near) {
    if (errors > least + 1 || (sorted[at]?.length ?? 0) < 3) continue;
    const word = sortedWords[at] ?? 0;
    const first = sorted[at]?.charCodeAt(0) === spelling.charCodeAt(0) ? 1 : 0.8;
    found.set(word, 0.85 ** errors * (errors > least ? 0.5 : 1) * first * oftenOf(word) * 0.9);
  }
  if (spelling.length >= 4) {
    for (const word of vocabulary.soundingLike(spelling)) {
      if (frequencyOf(postings, word) > 0 && !vocabulary.isSilent(word))
        found.set(word, Math.max(found.get(word) ?? 0, sameSound * oftenOf(word)));
    }
  }
  return [...found]
    .map(([word, weight]) => ({ word, weight }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, 8);
}

const [leastEnd, leastRest] = [5, 3];

/**
 * The longest end of a word that pages or synonyms have, if its beginning is a word of none: "fædreorlov" -> "orlov".
 * It says what kind of thing a compound is.
 */
export function knownEndOf(text: string, isKnown: (part: string) => boolean): string | undefined {
  for (let at = leastRest; at <= text.length - leastEnd; at += 1) {
    const end = text.slice(at);
    if (isKnown(end)) return end;
  }
  return undefined;
}

const [negation, leastNegated] = [/^u(?![dn])/, 6];

/** The stem of the word that is negated by the first letter, such as "saglig" in "usaglig", if pages have it. */
export function stemOfNegated(vocabulary: Vocabulary, text: string): number | undefined {
  return text.length >= leastNegated && negation.test(text) ? vocabulary.stemOfText(text.slice(1)) : undefined;
}
