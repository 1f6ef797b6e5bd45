import type { SearchDocument } from "../analysis/search-document.ts";
import { wordsOf } from "../analysis/words.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { type MarkedText, markWords, matchOf } from "./mark-words.ts";
import type { Concept } from "./read-query.ts";

export const mostWords = 35;

interface Passage {
  readonly text: string;
  readonly value: number;
}

/** The passage of a page that says most about the query: its lead, or sentences of its text. At most 35 words. */
export function describePage(
  { lead, sections }: SearchDocument,
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
): MarkedText {
  const match = matchOf(concepts, vocabulary);
  const valueOf = (text: string): number => {
    let value = 0;
    const words = wordsOf(text).map((word) => vocabulary.find(word.text));
    for (const concept of concepts) {
      let best = 0;
      for (const word of words) {
        if (word === undefined) continue;
        best = Math.max(best, concept.words.get(word) ?? 0);
        for (const { parts } of concept.together)
          for (const part of parts) best = Math.max(best, (part.get(word) ?? 0) * 0.7);
      }
      value += best * concept.importance;
    }
    return value;
  };
  // The lead is written to describe the page, so that another passage must say clearly more.
  let best: Passage = { text: cutAt(lead, mostWords), value: valueOf(cutAt(lead, mostWords)) + 0.35 };
  for (const { heading, text } of sections) {
    const inHeading = valueOf(heading) * 0.3;
    for (const passage of passagesOf(text)) {
      const value = valueOf(passage) + inHeading;
      if (value > best.value || best.text === "") best = { text: passage, value };
    }
  }
  return markWords(best.text, concepts, match);
}

const mostPassages = 60;

/** Sentences, joined as long as they have at most 35 words together. */
function passagesOf(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?…])\s+(?=\p{Lu}|»|\d)/u);
  const passages: string[] = [];
  for (let from = 0; from < sentences.length && passages.length < mostPassages; from += 1) {
    let passage = sentences[from] ?? "";
    for (let next = from + 1; next < sentences.length; next += 1) {
      const longer = `${passage} ${sentences[next]}`;
      if (countOf(longer) > mostWords) break;
      passage = longer;
    }
    passages.push(cutAt(passage, mostWords));
  }
  return passages;
}

function countOf(text: string): number {
  return text.split(/\s+/).length;
}

/** Cuts a text after a number of words, with "…" in place of the rest. */
export function cutAt(text: string, most: number): string {
  const words = text.trim().split(/\s+/);
  return words.length <= most
    ? words.join(" ")
    : `${words
        .slice(0, most)
        .join(" ")
        .replace(/[,;:–-]$/, "")} …`;
}
