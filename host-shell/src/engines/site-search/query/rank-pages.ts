import type { SearchDocument } from "../analysis/search-document.ts";
import type { DocumentField, DocumentWords } from "../index/document-words.ts";
import type { Postings } from "../index/postings.ts";
import type { Concept } from "./read-query.ts";
import type { RelatedWords, WordIndex } from "./related-words.ts";

export interface IndexedPage {
  readonly document: SearchDocument;
  readonly words: DocumentWords;
}

export interface RankedPage {
  readonly page: IndexedPage;
  readonly score: number;
}

interface RankOptions {
  readonly concepts: readonly Concept[];
  /** All words of the query, in the spelling of the index. */
  readonly spellings: readonly string[];
  readonly index: WordIndex;
  readonly pages: readonly (IndexedPage | undefined)[];
  /** Whether a page may be found. */
  readonly isShown: (document: SearchDocument) => boolean;
  readonly category: string | undefined;
  readonly site: string;
  readonly now: number;
  /** The number of pages whose order is needed. */
  readonly needed: number;
}

export interface Ranking {
  /** The number of pages in all categories, and in the requested one. */
  readonly total: number;
  readonly found: number;
  /** The number of pages in each category. */
  readonly counts: ReadonlyMap<string, number>;
  /** The pages of the requested category, the best first; not all of them. */
  readonly best: readonly RankedPage[];
}

/** How fast more occurrences of a word stop to count. */
const saturation = 2.5;
/** The pages that are compared by more than the numbers of their words. */
const mostCompared = 80;
/** A page must have this share of what the best page has of the query. */
const leastShare = 0.15;

/** The pages that answer a query, the best first. */
export function rankPages({
  concepts,
  spellings,
  index,
  pages,
  isShown,
  category,
  site,
  now,
  needed,
}: RankOptions): Ranking {
  const shown = new Uint8Array(pages.length);
  let shownCount = 0;
  for (const [number, page] of pages.entries()) {
    if (!page || !isShown(page.document)) continue;
    shown[number] = 1;
    shownCount += 1;
  }
  const scores = new Float32Array(pages.length);
  const shares = new Float32Array(pages.length);
  const partAmounts = new Map<RelatedWords, Float32Array>();
  const amountsOfPart = (part: RelatedWords): Float32Array => {
    let amounts = partAmounts.get(part);
    if (!amounts) {
      amounts = new Float32Array(pages.length);
      add(amounts, part, index.postings, 1);
      partAmounts.set(part, amounts);
    }
    return amounts;
  };
  let whole = 0;
  const lacking = new Uint8Array(pages.length);
  const weighted = concepts.map((concept) => {
    const { amounts, exact } = amountsOf(concept, index.postings, shown, amountsOfPart);
    const rarity = Math.log(1 + (shownCount - exact + 0.5) / (exact + 0.5));
    const value = Math.max(0.2, rarity) * concept.importance;
    whole += value;
    if (concept.isNeeded) for (const [number, amount] of amounts.entries()) if (amount === 0) lacking[number] = 1;
    for (let number = 0; number < amounts.length; number += 1) {
      const amount = amounts[number] ?? 0;
      if (amount === 0 || shown[number] === 0) continue;
      scores[number] = (scores[number] ?? 0) + (value * amount) / (saturation + amount);
      shares[number] = (shares[number] ?? 0) + value * Math.min(1, 0.4 + amount / 2);
    }
    return { concept, value };
  });
  let bestShare = 0;
  for (const share of shares) bestShare = Math.max(bestShare, share);
  const counts = new Map<string, number>();
  const kept: number[] = [];
  let total = 0;
  for (let number = 0; number < pages.length; number += 1) {
    const share = shares[number] ?? 0;
    const page = pages[number];
    if (share === 0 || share < leastShare * bestShare || lacking[number] === 1 || !page) continue;
    total += 1;
    counts.set(page.document.category, (counts.get(page.document.category) ?? 0) + 1);
    if (category !== undefined && page.document.category !== category) continue;
    scores[number] = (scores[number] ?? 0) * (0.45 + 0.55 * (share / whole));
    kept.push(number);
  }
  const marks = marksOf(weighted, index.vocabulary.size());
  const phrases = phrasesOf(weighted);
  const typed = spellings.map((spelling) => index.vocabulary.find(spelling) ?? -1);
  const standing = { site, now, isQuestion: spellings.length >= leastOfQuestion };
  const best = bestOf(kept, scores, Math.max(mostCompared, needed)).map((number, place): RankedPage => {
    const page = pages[number];
    if (!page) throw new Error("A removed page was found.");
    const score = scores[number] ?? 0;
    if (place >= mostCompared) return { page, score: score * 0.5 };
    const fit =
      fitOf(page.words, marks, index) +
      phraseIn(page.words, phrases, marks.masks) +
      (isTitle(page.words, typed) ? sameTitle : 0);
    return { page, score: score * fit * standingOf(page.document, standing) };
  });
  return {
    total,
    found: kept.length,
    counts,
    best: best.toSorted(
      (one, other) => other.score - one.score || (one.page.document.url < other.page.document.url ? -1 : 1),
    ),
  };
}

/** The pages with the highest scores, in their order. */
function bestOf(numbers: readonly number[], scores: Float32Array, most: number): readonly number[] {
  const byScore = (one: number, other: number): number => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other;
  if (numbers.length <= most) return numbers.toSorted(byScore);
  const sorted = Float32Array.from(numbers, (number) => scores[number] ?? 0).toSorted();
  const least = sorted[sorted.length - most] ?? 0;
  return numbers
    .filter((number) => (scores[number] ?? 0) >= least)
    .toSorted(byScore)
    .slice(0, most);
}

/** For each page, how much of a concept it has; and the number of pages with the word itself. */
function amountsOf(
  { words, together }: Concept,
  postings: Postings,
  shown: Uint8Array,
  amountsOfPart: (part: RelatedWords) => Float32Array,
) {
  const pages = shown.length;
  const amounts = new Float32Array(pages);
  const strong = new Uint8Array(pages);
  add(amounts, words, postings, 1, strong);
  for (const { weight, parts } of together) {
    const each = parts.map(amountsOfPart);
    for (let number = 0; number < pages; number += 1) {
      let least = Infinity;
      for (const own of each) least = Math.min(least, own[number] ?? 0);
      if (least > 0 && least < Infinity) amounts[number] = (amounts[number] ?? 0) + weight * least;
    }
  }
  let exact = 0;
  let any = 0;
  for (let number = 0; number < pages; number += 1) {
    if (shown[number] === 0) continue;
    if (strong[number] === 1) exact += 1;
    if ((amounts[number] ?? 0) > 0) any += 1;
  }
  return { amounts, exact: exact > 0 ? exact : any };
}

function add(
  amounts: Float32Array,
  words: RelatedWords,
  { starts, documents, weights }: Postings,
  factor: number,
  strong?: Uint8Array,
) {
  for (const [word, weight] of words) {
    const end = starts[word + 1] ?? 0;
    for (let place = starts[word] ?? 0; place < end; place += 1) {
      const number = documents[place] ?? 0;
      amounts[number] = (amounts[number] ?? 0) + factor * weight * (weights[place] ?? 0);
      if (strong && weight > 0.6) strong[number] = 1;
    }
  }
}

/** Which words of the pages stand for which concepts, and how much. */
interface Marks {
  /** A bit for each concept, by word. */
  readonly masks: Uint16Array;
  /** For each concept, how much the words stand for it. */
  readonly weights: readonly RelatedWords[];
  /** How much each concept counts, and all together. */
  readonly values: readonly number[];
  readonly whole: number;
}

const mostMarked = 16;

function marksOf(concepts: readonly { readonly concept: Concept; readonly value: number }[], size: number): Marks {
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
  heading: 0.55,
  person: 0.7,
  lead: 0.3,
};

/** Compares titles and sections with the query: from 1 for a page that only has its words somewhere. */
function fitOf({ words, fields }: DocumentWords, marks: Marks, { vocabulary }: WordIndex): number {
  const { masks, weights, values, whole } = marks;
  const inField = new Float32Array(values.length);
  const inSection = new Float32Array(values.length);
  const share = (found: Float32Array): number =>
    found.reduce((sum, own, at) => sum + own * (values[at] ?? 0), 0) / whole;
  let title = 0;
  let section = 0;
  let sectionNumber = -1;
  let near = 0;
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
      let most = 0;
      for (let concept = 0; concept < values.length; concept += 1) {
        if ((own & (1 << concept)) === 0) continue;
        const weight = weights[concept]?.get(word) ?? 0;
        most = Math.max(most, weight);
        if (weight > (inField[concept] ?? 0)) inField[concept] = weight;
      }
      matched += most;
    }
    if (mask === 0) continue;
    const covered = share(inField);
    const trust = titleTrust[kind];
    // A long title is about more than the query.
    if (trust !== undefined) title = Math.max(title, trust * covered * (0.45 + (0.55 * matched) / telling));
    if (number < 0) continue;
    if (number !== sectionNumber) inSection.fill(0);
    sectionNumber = number;
    for (const [concept, weight] of inField.entries())
      if (weight > (inSection[concept] ?? 0)) inSection[concept] = weight;
    section = Math.max(section, share(inSection));
    if (values.length > 1) near = Math.max(near, nearness(words, start, end, masks, mask) * covered);
  }
  return 1 + 2.2 * title + 0.7 * section + 0.5 * near;
}

/** From 0 to 1: how near to each other the words of all concepts of a field are. */
function nearness(words: Uint32Array, start: number, end: number, masks: Uint16Array, wanted: number): number {
  if ((wanted & (wanted - 1)) === 0) return 0;
  const lastAt = new Int32Array(16).fill(-1);
  let seen = 0;
  let best = Infinity;
  for (let at = start; at < end; at += 1) {
    const own = masks[words[at] ?? 0] ?? 0;
    if (own === 0) continue;
    seen |= own;
    for (let bit = 0; bit < 16; bit += 1) if ((own & (1 << bit)) !== 0) lastAt[bit] = at;
    if ((seen & wanted) !== wanted) continue;
    let first = at;
    for (let bit = 0; bit < 16; bit += 1) if ((wanted & (1 << bit)) !== 0) first = Math.min(first, lastAt[bit] ?? at);
    best = Math.min(best, at - first);
  }
  return best === Infinity ? 0 : 4 / (4 + best);
}

/** The phrases that stand for concepts, by the words that may be their parts. */
interface Phrases {
  /** How much each phrase counts, from 0 to 1. */
  readonly values: readonly number[];
  /** The number of parts of each phrase. */
  readonly lengths: readonly number[];
  /** For a word, the phrases that it may be a part of: the number of the phrase times `mostParts`, and of the part. */
  readonly places: ReadonlyMap<number, readonly number[]>;
}

const mostParts = 8;
/** Parts of a phrase that are further apart are not a phrase. */
const longestPhrase = 6;

function phrasesOf(concepts: readonly { readonly concept: Concept; readonly value: number }[]): Phrases {
  const whole = concepts.reduce((sum, { value }) => sum + value, 0);
  const values: number[] = [];
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
      lengths.push(parts.length);
    }
  }
  return { values, lengths, places };
}

const leastInPhrase = 0.4;

/** How much more a phrase counts in a title. */
const inTitles = 1.5;

/** How much the best phrases of a page, and of its titles, stand for the query. */
function phraseIn({ words, fields }: DocumentWords, { values, lengths, places }: Phrases, masks: Uint16Array): number {
  if (values.length === 0) return 0;
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
      if (value <= best) continue;
      let first = at;
      for (let part = 0; part < (lengths[phrase] ?? 0); part += 1)
        first = Math.min(first, lastAt[phrase * mostParts + part] ?? at);
      if (at - first <= longestPhrase) best = value;
    }
  }
  return best + inTitles * (words.length === titleEnd ? best : inTitle);
}

/** What a page gains by having the query as its title. */
const sameTitle = 1.5;

function isTitle({ words, fields }: DocumentWords, typed: readonly number[]): boolean {
  return fields.some(
    ({ kind, start, end }) =>
      (kind === "title" || kind === "otherTitle") &&
      end - start === typed.length &&
      typed.every((word, at) => words[start + at] === word),
  );
}

const year = 365 * 86_400_000;

interface Standing {
  readonly site: string;
  readonly now: number;
  /** Whether the query is a sentence. */
  readonly isQuestion: boolean;
}

/** A query with as many words is a sentence. */
const leastOfQuestion = 5;

/** What counts for a page whatever the query is about: its site, its age, and whether it is about something that is over. */
function standingOf(
  { site: own, changedAt, endsAt, url, anchors, membersOnly, sections }: SearchDocument,
  { site, now, isQuestion }: Standing,
): number {
  const ofSite = own === site ? 1.08 : 1;
  // A page that others lead to is more central than one of a list.
  const linked = 1 + 0.02 * Math.log2(1 + anchors.length);
  // A guide helps whenever it is read, an event only those who have time for it; a sentence asks for an answer, not for a date.
  const event = endsAt === undefined ? 1 : isQuestion ? 0.75 : 0.88;
  // A form says less than the page about its subject.
  const form = membersOnly && sections.length < 2 ? 0.9 : 1;
  const fresh = changedAt === undefined ? 1 : 1 + 0.06 * Math.exp(-Math.max(0, now - changedAt) / year);
  const over = endsAt !== undefined && endsAt < now ? 0.5 : 1;
  const depth = url.split("/").filter((part) => part !== "").length;
  return linked * event * form * ofSite * fresh * over * (1 - 0.01 * Math.min(5, depth));
}
