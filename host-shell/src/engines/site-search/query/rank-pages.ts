import type { SearchDocument } from "../analysis/search-document.ts";
import type { DocumentWords } from "../index/document-words.ts";
import type { Postings } from "../index/postings.ts";
import { fitOf, marksOf } from "./page-fit.ts";
import { findPhrases, phrasesOf } from "./page-phrases.ts";
import { standingOf } from "./page-standing.ts";
import type { Concept } from "./read-query.ts";
import type { RelatedWords, WordIndex } from "./related-words.ts";
import { pairGains } from "./word-pairs.ts";

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
  readonly isQuestion: boolean;
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

interface Weights {
  /** How fast more occurrences of a word stop to count. */
  readonly saturation: number;
  /** How much a page loses that lacks words of the query, from 0 to 1. */
  readonly coverage: number;
}

const ofKeywords: Weights = { saturation: 2.5, coverage: 0.55 };
/** Many words of a question are not about its subject, and a page that has the subject often is about it. */
const ofQuestion: Weights = { saturation: 6, coverage: 0.3 };

/** How much the pairs of words of a question count. */
const pairWeight = 1.5;
/** The pages that are compared by more than the numbers of their words. */
const mostCompared = 80;
/** A page must have this share of what the best page has of the query. */
const leastShare = 0.15;

/** The pages that answer a query, the best first. */
export function rankPages({
  concepts,
  spellings,
  isQuestion,
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
      add(amounts, part, index.postings);
      partAmounts.set(part, amounts);
    }
    return amounts;
  };
  const { coverage, saturation } = isQuestion ? ofQuestion : ofKeywords;
  const scoreOf = (amount: number): number => amount / (saturation + amount);
  let whole = 0;
  const lacking = new Uint8Array(pages.length);
  const weighted = concepts.map((concept): WeightedConcept => {
    const found = amountsOf(concept, index.postings, shown, amountsOfPart);
    const { amounts, exact, related } = found;
    // The everyday word of a question is rare on pages that say the same with other words.
    const frequency = isQuestion ? Math.max(exact, related) : exact;
    const rarity = Math.log(1 + (shownCount - frequency + 0.5) / (frequency + 0.5));
    const value = Math.max(0.2, rarity) * concept.importance;
    whole += value;
    if (concept.isNeeded) for (const [number, amount] of amounts.entries()) if (amount === 0) lacking[number] = 1;
    for (let number = 0; number < amounts.length; number += 1) {
      const amount = amounts[number] ?? 0;
      if (amount === 0 || shown[number] === 0) continue;
      scores[number] = (scores[number] ?? 0) + value * scoreOf(amount);
      shares[number] = (shares[number] ?? 0) + value * Math.min(1, 0.4 + amount / 2);
    }
    return { ...found, concept, value };
  });
  let bestShare = 0;
  for (const share of shares) bestShare = Math.max(bestShare, share);
  const counts = new Map<string, number>();
  const kept: number[] = [];
  let total = 0;
  const factorOf = (number: number): number => 1 - coverage + coverage * ((shares[number] ?? 0) / whole);
  for (let number = 0; number < pages.length; number += 1) {
    const share = shares[number] ?? 0;
    const page = pages[number];
    if (share === 0 || share < leastShare * bestShare || lacking[number] === 1 || !page) continue;
    total += 1;
    counts.set(page.document.category, (counts.get(page.document.category) ?? 0) + 1);
    if (category !== undefined && page.document.category !== category) continue;
    scores[number] = (scores[number] ?? 0) * factorOf(number);
    kept.push(number);
  }
  const marks = marksOf(weighted, index.vocabulary.size());
  const phrases = phrasesOf(weighted);
  const typed = spellings.map((spelling) => index.vocabulary.find(spelling) ?? -1);
  const ordered = bestOf(kept, scores, Math.max(mostCompared, needed)).map((number) => {
    const page = pages[number];
    if (!page) throw new Error("A removed page was found.");
    return { number, page, score: scores[number] ?? 0 };
  });
  const compared = ordered.slice(0, mostCompared);
  const gains = isQuestion
    ? pairGains(
        spellings,
        compared.map(({ page }) => page.words),
        index.vocabulary,
      )
    : [];
  const best = compared.map(({ number, page, score }, at): RankedPage => {
    const found = findPhrases(page.words, phrases, marks.masks);
    let apart = 0;
    for (const { concept, value, amounts, ofPhrases } of weighted) {
      const own = ofPhrases?.[number] ?? 0;
      const amount = amounts[number] ?? 0;
      if (own > 0 && !found.concepts.has(concept)) apart += value * (scoreOf(amount) - scoreOf(amount - own));
    }
    const fit =
      fitOf(page.words, marks, index, isQuestion) +
      found.fit +
      pairWeight * (gains[at] ?? 0) +
      (isTitle(page.words, typed) ? sameTitle : 0);
    const standing = standingOf(page.document, { site, now, isQuestion });
    return { page, score: (score - apart * factorOf(number)) * fit * standing };
  });
  const others = ordered.slice(mostCompared).map(({ page, score }): RankedPage => ({ page, score: score * 0.5 }));
  return {
    total,
    found: kept.length,
    counts,
    best: [...best, ...others].toSorted(
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

interface Amounts {
  /** For each page, how much of a concept it has. */
  readonly amounts: Float32Array;
  /** For each page, how much of it comes from the words of phrases; `undefined` if no phrase stands for the concept. */
  readonly ofPhrases: Float32Array | undefined;
  /** The number of pages with the word itself. */
  readonly exact: number;
  /** The number of pages, each with the weight of its closest word. */
  readonly related: number;
}

interface WeightedConcept extends Amounts {
  readonly concept: Concept;
  readonly value: number;
}

/** A word with a greater weight is an inflection of the typed one. */
const leastExact = 0.6;

function amountsOf(
  { words, together }: Concept,
  postings: Postings,
  shown: Uint8Array,
  amountsOfPart: (part: RelatedWords) => Float32Array,
): Amounts {
  const pages = shown.length;
  const amounts = new Float32Array(pages);
  const ofPhrases = together.some(({ isPhrase }) => isPhrase) ? new Float32Array(pages) : undefined;
  const closest = new Float32Array(pages);
  add(amounts, words, postings, closest);
  for (const { weight, parts, isPhrase } of together) {
    const each = parts.map(amountsOfPart);
    for (let number = 0; number < pages; number += 1) {
      let least = Infinity;
      for (const own of each) least = Math.min(least, own[number] ?? 0);
      if (least === 0 || least === Infinity) continue;
      amounts[number] = (amounts[number] ?? 0) + weight * least;
      if (ofPhrases && isPhrase) ofPhrases[number] = (ofPhrases[number] ?? 0) + weight * least;
    }
  }
  let [exact, any, related] = [0, 0, 0];
  for (let number = 0; number < pages; number += 1) {
    if (shown[number] === 0) continue;
    const weight = closest[number] ?? 0;
    related += weight;
    if (weight > leastExact) exact += 1;
    if ((amounts[number] ?? 0) > 0) any += 1;
  }
  return { amounts, ofPhrases, exact: exact > 0 ? exact : any, related };
}

/** Adds the weights of words to pages. `closest` gets the greatest weight of a word that each page has. */
function add(
  amounts: Float32Array,
  words: RelatedWords,
  { starts, documents, weights }: Postings,
  closest?: Float32Array,
): void {
  for (const [word, weight] of words) {
    const end = starts[word + 1] ?? 0;
    for (let place = starts[word] ?? 0; place < end; place += 1) {
      const number = documents[place] ?? 0;
      amounts[number] = (amounts[number] ?? 0) + weight * (weights[place] ?? 0);
      if (closest && weight > (closest[number] ?? 0)) closest[number] = weight;
    }
  }
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
