import type { SearchDocument } from "../analysis/search-document.ts";
import { spellingOf, wordsOf } from "../analysis/words.ts";
import { describePage } from "../query/describe-page.ts";
import { type MarkedText, markWords, matchOf } from "../query/mark-words.ts";
import { type IndexedPage, rankPages, type RankedPage } from "../query/rank-pages.ts";
import { type ReadQuery, readQuery } from "../query/read-query.ts";
import { correctionsOf, type WordIndex } from "../query/related-words.ts";
import { createTitleIndex, type PageSuggestion, type TitleIndex } from "../query/suggest.ts";
import { createSynonyms, type SynonymGroups, type Synonyms } from "../query/synonyms.ts";
import { type Compounds, createCompounds } from "../vocabulary/compounds.ts";
import { createVocabulary, type Vocabulary } from "../vocabulary/vocabulary.ts";
import { documentWords } from "./document-words.ts";
import { createPostings, frequencyOf, type Postings } from "./postings.ts";

export interface IndexChanges {
  /** The addresses of removed pages. */
  readonly removed: readonly string[];
  /** `undefined`: they are as before. */
  readonly synonyms: SynonymGroups | undefined;
}

export interface IndexQuery {
  readonly text: string;
  readonly page: number;
  readonly perPage: number;
  readonly category: string | undefined;
  readonly site: string;
  readonly audience: "visitor" | "member";
  /** In milliseconds since 1970. */
  readonly now: number;
}

export interface IndexResult {
  readonly url: string;
  readonly title: MarkedText;
  readonly description: MarkedText;
  readonly category: string;
  readonly breadcrumb: readonly string[];
}

export interface IndexAnswer {
  readonly total: number;
  readonly found: number;
  readonly results: readonly IndexResult[];
  readonly categories: readonly { readonly name: string; readonly count: number }[];
  readonly didYouMean: string | undefined;
}

export interface IndexSuggestionQuery extends Pick<IndexQuery, "text" | "site" | "audience"> {
  readonly limit: number;
}

export interface IndexFigures {
  readonly pages: number;
  readonly words: number;
  /** Bytes of the typed arrays. */
  readonly bytes: number;
}

/** The full-text index of the pages of all sites. */
export interface SiteIndex {
  /** Adds or replaces pages. They are found after the next `commit`. */
  readonly add: (documents: readonly SearchDocument[]) => void;
  readonly commit: (changes: IndexChanges) => void;
  readonly search: (query: IndexQuery) => IndexAnswer;
  readonly suggest: (query: IndexSuggestionQuery) => readonly PageSuggestion[];
  readonly figures: () => IndexFigures;
}

interface Built {
  readonly index: WordIndex;
  readonly pages: readonly (IndexedPage | undefined)[];
  readonly titles: TitleIndex;
}

export function createSiteIndex(): SiteIndex {
  let parts = emptyParts();
  let synonyms: Synonyms = createSynonyms([]);
  let built: Built | undefined;

  const add = (document: SearchDocument): void => {
    const page: IndexedPage = { document, words: documentWords(document, parts.vocabulary) };
    const number = parts.numbers.get(document.url);
    if (number !== undefined) {
      parts.pages[number] = page;
      return;
    }
    parts.numbers.set(document.url, parts.pages.length);
    parts.pages.push(page);
  };
  const remove = (url: string): void => {
    const number = parts.numbers.get(url);
    if (number === undefined) return;
    parts.numbers.delete(url);
    parts.pages[number] = undefined;
  };
  const build = (): Built => {
    const { vocabulary, compounds, pages } = parts;
    parts.postings = createPostings(
      pages.map((page) => page?.words),
      vocabulary.size(),
    );
    const { postings } = parts;
    const used: { readonly spelling: string; readonly word: number }[] = [];
    for (let word = 0; word < vocabulary.size(); word += 1)
      if (frequencyOf(postings, word) > 0) used.push({ spelling: vocabulary.spelling(word), word });
    used.sort((one, other) => (one.spelling < other.spelling ? -1 : 1));
    compounds.update();
    return {
      index: {
        vocabulary,
        compounds,
        postings,
        sorted: used.map(({ spelling }) => spelling),
        sortedWords: used.map(({ word }) => word),
      },
      pages,
      titles: createTitleIndex(pages.flatMap((page) => page?.document ?? [])),
    };
  };
  /** Words and pages that are gone keep their numbers. The index is made anew before they are more than the others. */
  const isWorn = (): boolean => {
    const gone = parts.pages.length - parts.numbers.size;
    const unused = built ? parts.vocabulary.size() - built.index.sorted.length : 0;
    return gone > Math.max(1_000, parts.numbers.size) || unused > Math.max(20_000, parts.vocabulary.size() / 2);
  };

  return {
    add(documents) {
      for (const document of documents) add(document);
    },
    commit({ removed, synonyms: groups }) {
      if (groups) synonyms = createSynonyms(groups);
      for (const url of removed) remove(url);
      if (isWorn()) {
        const documents = parts.pages.flatMap((page) => page?.document ?? []);
        parts = emptyParts();
        for (const document of documents) add(document);
      }
      built = build();
    },
    search(query) {
      built ??= build();
      return answerTo(query, built, synonyms);
    },
    suggest({ text, site, audience, limit }) {
      built ??= build();
      return built.titles.suggest({ text, site, limit, isShown: shownTo(audience) });
    },
    figures: () => ({
      pages: parts.numbers.size,
      words: parts.vocabulary.size(),
      bytes: parts.postings.bytes + parts.pages.reduce((sum, page) => sum + (page?.words.words.byteLength ?? 0), 0),
    }),
  };
}

interface Parts {
  readonly vocabulary: Vocabulary;
  readonly compounds: Compounds;
  postings: Postings;
  /** Removed pages are `undefined`. */
  readonly pages: (IndexedPage | undefined)[];
  /** By address. */
  readonly numbers: Map<string, number>;
}

function emptyParts(): Parts {
  const vocabulary = createVocabulary();
  const parts: Parts = {
    vocabulary,
    compounds: createCompounds(vocabulary, (word) => frequencyOf(parts.postings, word) > 0),
    postings: createPostings([], 0),
    pages: [],
    numbers: new Map(),
  };
  return parts;
}

function shownTo(audience: IndexQuery["audience"]): (document: SearchDocument) => boolean {
  return ({ membersOnly }) => audience === "member" || !membersOnly;
}

/** With fewer results, another spelling is offered. */
const few = 3;

function answerTo(query: IndexQuery, { index, pages }: Built, synonyms: Synonyms): IndexAnswer {
  const read = readQuery(query.text, index, synonyms);
  if (read.concepts.length === 0) return { total: 0, found: 0, results: [], categories: [], didYouMean: undefined };
  const first = (query.page - 1) * query.perPage;
  const { total, found, counts, best } = rankPages({
    concepts: read.concepts,
    spellings: read.spellings,
    isQuestion: read.isQuestion,
    index,
    pages,
    isShown: shownTo(query.audience),
    category: query.category,
    site: query.site,
    now: query.now,
    needed: first + query.perPage,
  });
  return {
    total,
    found,
    results: best.slice(first, first + query.perPage).map(({ page }) => resultOf(page, read, index)),
    categories: [...counts]
      .map(([name, count]) => ({ name, count }))
      .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, "da")),
    didYouMean: otherSpelling(query.text, read, best, index),
  };
}

function resultOf(page: IndexedPage, { concepts }: ReadQuery, { vocabulary }: WordIndex): IndexResult {
  const { url, title, category, breadcrumb } = page.document;
  return {
    url,
    title: markWords(title, concepts, matchOf(concepts, vocabulary)),
    description: describePage(page, concepts, vocabulary),
    category,
    breadcrumb,
  };
}

/** The query with the words that its best page has in place of unknown ones. */
function otherSpelling(
  text: string,
  { concepts }: ReadQuery,
  ranked: readonly RankedPage[],
  index: WordIndex,
): string | undefined {
  const unknown = new Map<string, string>();
  const best = ranked[0] && new Set(ranked[0].page.words.words);
  for (const { text: typed, corrections, words } of concepts) {
    if (corrections.length === 0 && words.size > 0) continue;
    const near =
      corrections.length > 0
        ? corrections
        : ranked.length <= few
          ? correctionsOf(index, spellingOf(typed), typed.length < 5 ? 1 : 3)
          : [];
    const correction = near.find(({ word }) => best?.has(word)) ?? near[0];
    if (correction) unknown.set(typed, index.vocabulary.written(correction.word));
  }
  if (unknown.size === 0) return undefined;
  let other = "";
  let done = 0;
  for (const { text: word, start, end } of wordsOf(text)) {
    other += text.slice(done, start) + (unknown.get(word) ?? text.slice(start, end));
    done = end;
  }
  return (other + text.slice(done)).trim();
}
