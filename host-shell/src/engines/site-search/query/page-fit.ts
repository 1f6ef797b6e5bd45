import type { DocumentField, DocumentWords } from "../index/document-words.ts";
import type { Concept } from "./read-query.ts";
import type { RelatedWords, WordIndex } from "./related-words.ts";

/** Which words of the pages stand for which concepts, and how much. */
export interface Marks {
  /** A bit for each concept, by word. */
  readonly masks: Uint16Array;
  /** For each concept, how much the words stand for it. */
  readonly weights: readonly RelatedWords[];
  /** How much each concept counts, and all together. */
  readonly values: readonly number[];
  readonly whole: number;
}

const mostMarked = 16;

export function marksOf(
  concepts: readonly { readonly concept: Concept; readonly value: number }[],
  size: number,
): Marks {
  const masks = new Uint16Array(size);
  const some = concepts.slice(0, mostMarked);
  const weights = some.map(({ concept: { words, together } }, at) => {
    const all = new Map(words);
    for (const { weight, parts } of together)
      for (const part of parts)
        for (const [word, own] of part) all.set(word, Math.max(all.get(word) ?? 0, (weight * own) / parts.length));
    for (const word of all.keys()) masks[word] = (masks[word] ?? 0) | (1 << at);
    return all;
  });
  const values = some.map(({ value }) => value);
  return { masks, weights, values, whole: values.reduce((sum, value) => sum + value, 0) };
}

const titleTrust: Partial<Record<DocumentField["kind"], number>> = {
  title: 1,
  otherTitle: 0.95,
  anchor: 0.7,
  question: 0.75,
  heading: 0.55,
  person: 0.7,
  lead: 0.3,
};

/** How much the parts of a page count. */
interface FitWeights {
  readonly title: number;
  readonly section: number;
  readonly near: number;
  readonly passage: number;
}

const ofKeywords: FitWeights = { title: 2.2, section: 0.7, near: 0.5, passage: 0 };
/** The words of a question are an answer only where they are next to each other. */
const ofQuestion: FitWeights = { title: 3, section: 0.3, near: 1, passage: 1 };

/** Compares titles, sections and passages with the query: from 1 for a page that only has its words somewhere. */
export function fitOf(
  { words, fields }: DocumentWords,
  marks: Marks,
  { vocabulary }: WordIndex,
  isQuestion: boolean,
): number {
  const { masks, values } = marks;
  const ofParts = isQuestion ? ofQuestion : ofKeywords;
  const inField = new Float32Array(values.length);
  const inSection = new Float32Array(values.length);
  let title = 0;
  let section = 0;
  let sectionNumber = -1;
  let near = 0;
  let passage = 0;
  const inHeading = new Float32Array(values.length);
  for (const { kind, start, end, section: number } of fields) {
    inField.fill(0);
    let mask = 0;
    let telling = 0;
    let matched = 0;
    for (let at = start; at < end; at += 1) {
      const word = words[at] ?? 0;
      const own = masks[word] ?? 0;
      if (own === 0) {
        if (!vocabulary.isSilent(word)) telling += 1;
        continue;
      }
      mask |= own;
      telling += 1;
      matched += markWord(inField, word, marks);
    }
    if (mask === 0) continue;
    const covered = shareOf(inField, marks);
    const trust = titleTrust[kind];
    // A long title is about more than the query.
    if (trust !== undefined) title = Math.max(title, trust * covered * (0.45 + (0.55 * matched) / telling));
    if (number < 0) continue;
    if (number !== sectionNumber) {
      inSection.fill(0);
      inHeading.fill(0);
    }
    sectionNumber = number;
    for (const [concept, weight] of inField.entries())
      if (weight > (inSection[concept] ?? 0)) inSection[concept] = weight;
    section = Math.max(section, shareOf(inSection, marks));
    if (values.length > 1) near = Math.max(near, nearness(words, start, end, masks, mask) * covered);
    if (kind === "heading" || kind === "question") inHeading.set(inField);
    if (ofParts.passage > 0) passage = Math.max(passage, bestPassage(words, { start, end, inHeading }, marks));
  }
  return 1 + ofParts.title * title + ofParts.section * section + ofParts.near * near + ofParts.passage * passage;
}

/** The number of words of a passage. */
const passageLength = 24;

interface Field {
  readonly start: number;
  readonly end: number;
  /** How much the heading above the field stands for each concept. */
  readonly inHeading: Float32Array;
}

/** The share of the query that the best passage of a field has, together with its heading. */
function bestPassage(words: Uint32Array, { start, end, inHeading }: Field, marks: Marks): number {
  const { masks, values } = marks;
  const places: number[] = [];
  for (let at = start; at < end; at += 1) if ((masks[words[at] ?? 0] ?? 0) !== 0) places.push(at);
  const found = new Float32Array(values.length);
  let best = 0;
  for (const [first, from] of places.entries()) {
    found.set(inHeading);
    for (let next = first; next < places.length; next += 1) {
      const at = places[next] ?? 0;
      if (at >= from + passageLength) break;
      markWord(found, words[at] ?? 0, marks);
    }
    best = Math.max(best, shareOf(found, marks));
  }
  return best;
}

/** Raises each concept to how much a word stands for it. Returns the most that the word stands for any concept. */
function markWord(found: Float32Array, word: number, { masks, weights, values }: Marks): number {
  const mask = masks[word] ?? 0;
  let most = 0;
  for (let concept = 0; concept < values.length; concept += 1) {
    if ((mask & (1 << concept)) === 0) continue;
    const weight = weights[concept]?.get(word) ?? 0;
    most = Math.max(most, weight);
    if (weight > (found[concept] ?? 0)) found[concept] = weight;
  }
  return most;
}

/** The share of the query that is found, from how much of each concept is. */
function shareOf(found: Float32Array, { values, whole }: Marks): number {
  let sum = 0;
  for (let concept = 0; concept < values.length; concept += 1) sum += (found[concept] ?? 0) * (values[concept] ?? 0);
  return sum / whole;
}

/** From 0 to 1: how near to each other the words of all concepts of a field are. */
function nearness(words: Uint32Array, start: number, end: number, masks: Uint16Array, wanted: number): number {
  if ((wanted & (wanted - 1)) === 0) return 0;
  const lastAt = new Int32Array(mostMarked).fill(-1);
  let seen = 0;
  let best = Infinity;
  for (let at = start; at < end; at += 1) {
    const own = masks[words[at] ?? 0] ?? 0;
    if (own === 0) continue;
    seen |= own;
    for (let bit = 0; bit < mostMarked; bit += 1) if ((own & (1 << bit)) !== 0) lastAt[bit] = at;
    if ((seen & wanted) !== wanted) continue;
    let first = at;
    for (let bit = 0; bit < mostMarked; bit += 1)
      if ((wanted & (1 << bit)) !== 0) first = Math.min(first, lastAt[bit] ?? at);
    best = Math.min(best, at - first);
  }
  return best === Infinity ? 0 : 4 / (4 + best);
}
