import type { SearchDocument } from "../analysis/search-document.ts";
import { isSilent } from "../analysis/silent-words.ts";
import { spellingOf, wordsOf } from "../analysis/words.ts";
import { forgivenErrors, nearWords, placesWithPrefix } from "../vocabulary/near-words.ts";

export interface PageSuggestion {
  readonly text: string;
  readonly url: string | undefined;
  readonly category: string | undefined;
}

interface SuggestionQuery {
  readonly text: string;
  readonly site: string;
  readonly limit: number;
  readonly isShown: (document: SearchDocument) => boolean;
}

/** The titles of all pages, by the beginnings of their words. */
export interface TitleIndex {
  readonly suggest: (query: SuggestionQuery) => readonly PageSuggestion[];
}

const mostTyped = 8;
const mostCharacters = 100;
const mostPages = 400;

interface Title {
  readonly document: SearchDocument;
  /** The words of the title in their order, then those of other titles. */
  readonly words: readonly number[];
  readonly ownWords: number;
}

export function createTitleIndex(documents: readonly SearchDocument[]): TitleIndex {
  const numbers = new Map<string, number>();
  const spellings: string[] = [];
  const titles: Title[] = [];
  const holders: number[][] = [];
  for (const document of documents) {
    const words: number[] = [];
    const read = (text: string): void => {
      for (const word of wordsOf(text)) {
        for (const one of [word.text, ...(word.parts ?? [])]) {
          const spelling = spellingOf(one);
          let number = numbers.get(spelling);
          if (number === undefined) {
            number = spellings.length;
            numbers.set(spelling, number);
            spellings.push(spelling);
            holders.push([]);
          }
          words.push(number);
        }
      }
    };
    read(document.title);
    const ownWords = words.length;
    for (const title of document.otherTitles) read(title);
    for (const word of new Set(words)) holders[word]?.push(titles.length);
    titles.push({ document, words, ownWords });
  }
  const sorted = spellings.toSorted();
  const places = sorted.map((spelling) => numbers.get(spelling) ?? 0);

  /** The words that a typed word stands for, with how well; the last typed word may be unfinished. */
  const wordsFor = (typed: string, isLast: boolean): ReadonlyMap<number, number> => {
    const found = new Map<number, number>();
    const { from, to } = placesWithPrefix(sorted, typed);
    for (let at = from; at < to; at += 1) {
      const isWhole = sorted[at] === typed;
      // Words before the last one are finished, but maybe inflected.
      if (!isLast && !isWhole && (sorted[at]?.length ?? 0) > typed.length + 3) continue;
      found.set(places[at] ?? 0, isWhole ? 1 : 0.9);
    }
    if (found.size === 0) {
      const near = nearWords(sorted, typed, { mostErrors: forgivenErrors(typed), prefix: isLast, most: 200 });
      for (const { at, errors } of near) {
        const isSameStart = sorted[at]?.charCodeAt(0) === typed.charCodeAt(0);
        if (errors > 0) found.set(places[at] ?? 0, (isSameStart ? 0.7 : 0.5) / errors);
      }
    }
    return found;
  };

  return {
    suggest({ text, site, limit, isShown }) {
      const all = wordsOf(text.slice(0, mostCharacters))
        .map(({ text: word }) => spellingOf(word))
        .slice(0, mostTyped);
      const telling = all.filter((word, at) => !isSilent(word) || at === all.length - 1);
      const typed = telling.length > 0 ? telling : all;
      if (typed.length === 0) return [];
      const scores = new Map<number, number>();
      for (const [at, word] of typed.entries()) {
        const isLast = at === typed.length - 1;
        const best = new Map<number, number>();
        for (const [number, weight] of wordsFor(word, isLast)) {
          for (const title of holders[number] ?? []) best.set(title, Math.max(best.get(title) ?? 0, weight));
        }
        // "du" may be the word "du" or the beginning of a word.
        if (isLast && typed.length > 1 && isSilent(word)) {
          for (const title of scores.keys()) if (!best.has(title)) best.set(title, 0.1);
        }
        for (const [title, weight] of best) {
          const before = scores.get(title);
          if (at === 0) scores.set(title, weight);
          else if (before !== undefined) scores.set(title, before + weight);
        }
        for (const title of scores.keys()) if (!best.has(title)) scores.delete(title);
      }
      const ranked = [...scores]
        .flatMap(([number, score]) => {
          const title = titles[number];
          return title && isShown(title.document) ? [{ title, score: score / typed.length }] : [];
        })
        .slice(0, mostPages * 10)
        .map(({ title, score }) => ({ title, score: score + bonusOf(title, typed, site) }))
        .toSorted(
          (one, other) => other.score - one.score || (one.title.document.url < other.title.document.url ? -1 : 1),
        );
      const suggestions: PageSuggestion[] = [];
      const seen = new Set<string>();
      for (const { title } of ranked) {
        const { title: shown, url, category } = title.document;
        if (seen.has(shown)) continue;
        seen.add(shown);
        suggestions.push({ text: shown, url, category });
        if (suggestions.length === limit) break;
      }
      return suggestions;
    },
  };

  function bonusOf({ document, words, ownWords }: Title, typed: readonly string[], site: string): number {
    const first = spellings[words[0] ?? -1] ?? "";
    const begins = first.startsWith(typed[0] ?? "") ? 0.3 : 0;
    const own = words.slice(0, ownWords).some((word) => spellings[word]?.startsWith(typed[0] ?? "")) ? 0.2 : 0;
    const place = words.findIndex((word) => spellings[word]?.startsWith(typed.at(-1) ?? ""));
    const early = place < 0 ? 0 : 0.2 / (1 + place);
    const short = 0.2 / Math.max(1, ownWords);
    const depth = document.url.split("/").length;
    return begins + own + early + short + (document.site === site ? 0.1 : 0) - 0.01 * depth;
  }
}
