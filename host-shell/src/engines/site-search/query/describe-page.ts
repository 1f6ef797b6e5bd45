import { wordsOf } from "../analysis/words.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { cutAt, mostWords } from "./cut-text.ts";
import type { IndexedPage } from "./rank-pages.ts";
import { type MarkedText, markWords, matchOf } from "./mark-words.ts";
import type { Concept } from "./read-query.ts";

interface Passage {
  readonly text: string;
  readonly value: number;
}

/** A shorter passage says too little. */
const leastWords = 5;
/** The sections whose passages are compared. */
const mostSections = 4;

/** The passage of a page that says most about the query: its lead, or sentences of its text. At most 35 words. */
export function describePage(
  { document: { title, lead, sections }, words: { words, fields } }: IndexedPage,
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
): MarkedText {
  const titleWords = wordsOf(title).map((word) => vocabulary.find(word.text) ?? -1);
  /** What the title says already need not be repeated below it. */
  const inTitle = new Set(
    concepts.filter((concept) => titleWords.some((word) => (concept.words.get(word) ?? 0) >= 0.4)),
  );
  const valueOf = (numbers: readonly (number | undefined)[] | Uint32Array): number => {
    let value = 0;
    for (const concept of concepts) {
      let best = 0;
      for (const word of numbers) {
        if (word === undefined) continue;
        best = Math.max(best, concept.words.get(word) ?? 0);
        for (const { parts } of concept.together)
          for (const part of parts) best = Math.max(best, (part.get(word) ?? 0) * 0.7);
      }
      value += best * concept.importance * (inTitle.has(concept) ? 0.4 : 1);
    }
    return value;
  };
  const valueOfText = (text: string): number => valueOf(wordsOf(text).map((word) => vocabulary.find(word.text)));

  const short = cutAt(lead, mostWords);
  // The lead is written to describe the page, so that another passage must say clearly more.
  let best: Passage = { text: short, value: valueOfText(short) + 0.35 };
  const headings = new Map<number, number>();
  const candidates: { readonly section: number; readonly value: number }[] = [];
  for (const { kind, start, end, section } of fields) {
    if (kind === "heading" || kind === "question") headings.set(section, valueOf(words.subarray(start, end)) * 0.3);
    if (kind !== "text") continue;
    const value = valueOf(words.subarray(start, end)) + (headings.get(section) ?? 0);
    if (value > best.value || best.text === "") candidates.push({ section, value });
  }
  for (const { section } of candidates.toSorted((one, other) => other.value - one.value).slice(0, mostSections)) {
    for (const passage of passagesOf(sections[section]?.text ?? "", (sentence) => valueOfText(sentence) > 0)) {
      const value = valueOfText(passage) + (headings.get(section) ?? 0);
      if (best.text === "" || (value > best.value && countOf(passage) >= leastWords)) best = { text: passage, value };
    }
  }
  return markWords(best.text, concepts, matchOf(concepts, vocabulary));
}

const [mostSentences, mostPassages] = [1_000, 40];

/** Sentences, joined as long as they have at most 35 words together. Each begins with a sentence that is `wanted`. */
function passagesOf(text: string, wanted: (sentence: string) => boolean): readonly string[] {
  const sentences = text.split(/(?<=[.!?…])\s+(?=\p{Lu}|»|\d)|\n/u).slice(0, mostSentences);
  const passages: string[] = [];
  for (let from = 0; from < sentences.length && passages.length < mostPassages; from += 1) {
    let passage = sentences[from] ?? "";
    if (!wanted(passage)) continue;
    let count = countOf(passage);
    for (const next of sentences.slice(from + 1, from + mostWords)) {
      count += countOf(next);
      if (count > mostWords) break;
      passage += `${/[.!?…:]$/.test(passage) ? "" : " ·"} ${next}`;
    }
    passages.push(cutAt(passage, mostWords));
  }
  return passages;
}

function countOf(text: string): number {
  return text.split(/\s+/).length;
}
