/**
 * `node --expose-gc measure.entry.ts <documents.json> <query>...` prints the first five results of each query, and the
 * times and the memory of the search with 10 000 pages, as JSON. `documents.json` is what `search-documents.entry.ts`
 * writes.
 */
import { readFile } from "node:fs/promises";
import type { SearchDocument } from "../analysis/search-document.ts";
import { createSiteIndex, type SiteIndex } from "../index/site-index.ts";
import type { SynonymGroups } from "../query/synonyms.ts";
import { manyDocuments } from "./many-documents.ts";

const [documentsFile = "", ...texts] = process.argv.slice(2);
const { documents, synonyms } = JSON.parse(await readFile(documentsFile, "utf8")) as {
  readonly documents: readonly SearchDocument[];
  readonly synonyms: SynonymGroups;
};
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

const small = indexOf(documents);
const results = Object.fromEntries(
  texts.map((text) => [text, small.search({ ...asMember, text, page: 1, perPage: 5 }).results.map(({ url }) => url)]),
);

const many = manyDocuments(documents, most);
globalThis.gc?.();
const before = process.memoryUsage();
const from = performance.now();
const large = indexOf(many);
const indexMs = performance.now() - from;
globalThis.gc?.();
const after = process.memoryUsage();
const search = (text: string) => () => large.search({ ...asMember, text, page: 1, perPage: 10 });
const prefixes = texts.flatMap((text) =>
  [3, 5, 8, 12].filter((length) => length <= text.length).map((length) => text.slice(0, length)),
);
const suggest = (text: string) => () => large.suggest({ text, site: asMember.site, audience: "member", limit: 6 });
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
    results,
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
