import type { DocumentWords } from "../index/document-words.ts";
import type { Concept } from "./read-query.ts";

/** The phrases that stand for concepts, by the words that may be their parts. */
export interface Phrases {
  /** How much each phrase counts, from 0 to 1. */
  readonly values: readonly number[];
  /** The concept that each phrase stands for. */
  readonly concepts: readonly Concept[];
  /** The number of parts of each phrase. */
  readonly lengths: readonly number[];
  /** For a word, the phrases that it may be a part of: the number of the phrase times `mostParts`, and of the part. */
  readonly places: ReadonlyMap<number, readonly number[]>;
}

export interface FoundPhrases {
  /** How much the best phrases of a page, and of its titles, stand for the query. */
  readonly fit: number;
  /** The concepts of which the page has a phrase whose parts are near to each other. */
  readonly concepts: ReadonlySet<Concept>;
}

const mostParts = 8;
/** Parts of a phrase that are further apart are not a phrase. */
const longestPhrase = 6;
const leastInPhrase = 0.4;
/** How much more a phrase counts in a title. */
const inTitles = 1.5;

export function phrasesOf(concepts: readonly { readonly concept: Concept; readonly value: number }[]): Phrases {
  const whole = concepts.reduce((sum, { value }) => sum + value, 0);
  const values: number[] = [];
  const owners: Concept[] = [];
  const lengths: number[] = [];
  const places = new Map<number, number[]>();
  for (const { concept, value } of concepts) {
    for (const { weight, parts } of concept.together) {
      if (parts.length > mostParts) continue;
      for (const [part, words] of parts.entries()) {
        for (const [word, own] of words) {
          if (own < leastInPhrase) continue;
          const known = places.get(word);
          const place = values.length * mostParts + part;
          if (known) known.push(place);
          else places.set(word, [place]);
        }
      }
      values.push((weight * value) / whole);
      owners.push(concept);
      lengths.push(parts.length);
    }
  }
  return { values, concepts: owners, lengths, places };
}

/** Finds the phrases of a page. `masks` is not 0 for words that stand for any concept. */
export function findPhrases(
  { words, fields }: DocumentWords,
  { values, concepts, lengths, places }: Phrases,
  masks: Uint16Array,
): FoundPhrases {
  const found = new Set<Concept>();
  if (values.length === 0) return { fit: 0, concepts: found };
  const lastAt = new Int32Array(values.length * mostParts).fill(-1000);
  const titleEnd = fields.findLast(({ kind }) => kind === "title" || kind === "otherTitle")?.end ?? 0;
  let best = 0;
  let inTitle = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (at === titleEnd) inTitle = best;
    const word = words[at] ?? 0;
    if (masks[word] === 0) continue;
    for (const place of places.get(word) ?? []) {
      lastAt[place] = at;
      const phrase = Math.floor(place / mostParts);
      const value = values[phrase] ?? 0;
      const concept = concepts[phrase];
      if (!concept || (value <= best && found.has(concept))) continue;
      let first = at;
      for (let part = 0; part < (lengths[phrase] ?? 0); part += 1)
        first = Math.min(first, lastAt[phrase * mostParts + part] ?? at);
      if (at - first > longestPhrase) continue;
      best = Math.max(best, value);
      found.add(concept);
    }
  }
  return { fit: best + inTitles * (words.length === titleEnd ? best : inTitle), concepts: found };
}
