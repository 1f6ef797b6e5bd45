/**
 * `node measure.entry.ts <documents.json> <folder of queries>...` prints figures of the search as JSON: its relevance on
 * the pages of our sites, and its times and memory with 10 000 pages. `documents.json` is what
 * `search-documents.entry.ts` prints.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SearchDocument } from "../analysis/search-document.ts";
import { createSiteIndex, type SiteIndex } from "../index/site-index.ts";
import type { SynonymGroups } from "../query/synonyms.ts";
import { manyDocuments } from "./many-documents.ts";

interface JudgedQuery {
  readonly query: string;
  /** The pages that answer it. */
  readonly pages: readonly string[];
  readonly closed: boolean;
}

const [documentsFile = "", ...folders] = process.argv.slice(2);
const { documents, synonyms } = JSON.parse(await readFile(documentsFile, "utf8")) as {
  readonly documents: readonly SearchDocument[];
  readonly synonyms: SynonymGroups;
};
const queries: JudgedQuery[] = [];
for (const folder of folders) {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".json")))
    queries.push(...(JSON.parse(await readFile(join(folder, file), "utf8")) as readonly JudgedQuery[]));
}
const most = 10_000;
const asMember = { category: undefined, site: documents[0]?.site ?? "", audience: "member", now: Date.now() } as const;

function indexOf(given: readonly SearchDocument[]): SiteIndex {
  const index = createSiteIndex();
  index.add(given);
  index.commit({ removed: [], synonyms });
  return index;
}

function timesOf(work: readonly (() => unknown)[]): { readonly p50: number; readonly p95: number } {
  const times = work
    .map((run) => {
      const from = performance.now();
      run();
      return performance.now() - from;
    })
    .toSorted((one, other) => one - other);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

function relevanceOf(some: readonly JudgedQuery[], find: (query: string) => readonly string[]) {
  const places = some.map(({ query, pages }) => find(query).findIndex((url) => pages.includes(url)));
  const share = (isRight: (place: number) => boolean): number => places.filter(isRight).length / Math.max(1, some.length);
  return {
    queries: some.length,
    first: share((place) => place === 0),
    amongFive: share((place) => place >= 0 && place < 5),
  };
}

const small = indexOf(documents);
const findUrls = (text: string): readonly string[] =>
  small.search({ ...asMember, text, page: 1, perPage: 5 }).results.map(({ url }) => url);
const [open, closed] = [queries.filter((query) => !query.closed), queries.filter((query) => query.closed)];
const relevance = { open: relevanceOf(open, findUrls), closed: relevanceOf(closed, findUrls) };

const many = manyDocuments(documents, most);
globalThis.gc?.();
const before = process.memoryUsage();
const from = performance.now();
const large = indexOf(many);
const indexMs = performance.now() - from;
globalThis.gc?.();
const after = process.memoryUsage();
const texts = queries.map(({ query }) => query);
const search = (text: string) => () => large.search({ ...asMember, text, page: 1, perPage: 10 });
const prefixes = texts.flatMap((text) => [3, 5, 8, 12].filter((length) => length <= text.length).map((length) => text.slice(0, length)));
const suggest = (text: string) => () =>
  large.suggest({ text, site: asMember.site, audience: "member", limit: 6 });
for (const text of texts.slice(0, 20)) search(text)();
for (const text of prefixes.slice(0, 40)) suggest(text)();
const searchMs = timesOf(texts.map(search));
const suggestMs = timesOf(prefixes.map(suggest));
const updateFrom = performance.now();
const [first] = many;
if (first) large.add([{ ...first, title: "En ny titel" }]);
large.commit({ removed: [], synonyms: undefined });
const updateMs = performance.now() - updateFrom;

console.log(
  JSON.stringify({
    pages: documents.length,
    relevance,
    large: {
      ...large.figures(),
      indexMs,
      updateMs,
      searchMs,
      suggestMs,
      bytes: after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers,
    },
  }),
);
