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

/** The sections whose passages are compared. */
const mostSections = 4;

/** The passage of a page that says most about the query: its lead, or sentences of its text. At most 35 words. */
export function describePage(
  { document: { lead, sections }, words: { words, fields } }: IndexedPage,
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
): MarkedText {
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
      value += best * concept.importance;
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
    if (kind === "heading") headings.set(section, valueOf(words.subarray(start, end)) * 0.3);
    if (kind !== "text") continue;
    const value = valueOf(words.subarray(start, end)) + (headings.get(section) ?? 0);
    if (value > best.value || best.text === "") candidates.push({ section, value });
  }
  for (const { section } of candidates.toSorted((one, other) => other.value - one.value).slice(0, mostSections)) {
    for (const passage of passagesOf(sections[section]?.text ?? "")) {
      const value = valueOfText(passage) + (headings.get(section) ?? 0);
      if (value > best.value || best.text === "") best = { text: passage, value };
    }
  }
  return markWords(best.text, concepts, matchOf(concepts, vocabulary));
}

const mostPassages = 60;

/** Sentences, joined as long as they have at most 35 words together. */
function passagesOf(text: string): readonly string[] {
  const sentences = text
    .split(/(?<=[.!?…])\s+(?=\p{Lu}|»|\d)|\n/u)
    .slice(0, mostPassages)
    .map((sentence) => ({ sentence, count: sentence.split(/\s+/).length }));
  return sentences.map(({ sentence, count }, from) => {
    let [passage, length] = [sentence, count];
    for (const next of sentences.slice(from + 1, from + mostWords)) {
      length += next.count;
      if (length > mostWords) break;
      passage += `${/[.!?…:]$/.test(passage) ? "" : " ·"} ${next.sentence}`;
    }
    return cutAt(passage, mostWords);
  });
}
