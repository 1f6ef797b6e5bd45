import { afterEach, expect, it, vi } from "vitest";
import type { SearchDocument } from "../../engines/site-search/analysis/search-document.ts";
import { createLogger } from "../../logging/logger.ts";
import { createEmbeddedSearch, type EmbeddedSearch } from "./embedded-search.ts";
import type { SearchPages } from "./search-pages.ts";
import { SearchFailure } from "./site-search.ts";

const document = (url: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  url,
  site: "kredsen",
  title,
  otherTitles: [],
  lead: "",
  sections: [],
  anchors: [],
  links: [],
  tags: [],
  persons: [],
  category: "Side",
  breadcrumb: [],
  membersOnly: false,
  changedAt: undefined,
  endsAt: undefined,
  ...more,
});

let running: EmbeddedSearch | undefined;
afterEach(async () => running?.stop());

function open(documents: readonly SearchDocument[], own: Partial<SearchPages> = {}) {
  const content = { revision: 1, documents };
  const lines: string[] = [];
  const search = createEmbeddedSearch({
    pages: {
      revision: () => String(content.revision),
      read: async () => content.documents,
      synonyms: async () => [],
      ...own,
    },
    entry: undefined,
    log: createLogger("error", { write: (line) => lines.push(line) }),
    followMs: 5,
    retryMs: 5,
    readyTimeoutMs: 10_000,
  });
  running = search;
  const find = async (text: string, audience: "visitor" | "member" = "visitor") => {
    const query = { text, page: 1, perPage: 10, category: undefined, site: "kredsen", audience };
    return (await search.search(query, new AbortController().signal)).results.map(({ url }) => url);
  };
  return { search, find, lines, content };
}

it("finds pages as soon as the index is built, and its changes without a restart", async () => {
  const { search, find, content } = open([document("/side", "Løn"), document("/stress", "Stress")]);
  search.start();
  expect(await find("løn")).toEqual(["/side"]);
  content.documents = [document("/side", "Om bonus"), document("/ny", "Løn for ledere")];
  content.revision += 1;
  await vi.waitFor(async () => expect(await find("løn")).toEqual(["/ny"]));
  expect([await find("stress"), await find("bonus"), search.figures()?.pages]).toEqual([[], ["/side"], 2]);
});

it("finds pages for members only for members, in results and suggestions", async () => {
  const { search, find } = open([document("/selvbetjening", "Sparring", { membersOnly: true })]);
  search.start();
  expect([await find("sparring"), await find("sparring", "member")]).toEqual([[], ["/selvbetjening"]]);
  const query = { text: "spar", site: "kredsen", limit: 5 };
  const { signal } = new AbortController();
  expect(await search.suggest({ ...query, audience: "visitor" }, signal)).toEqual([]);
  expect(await search.suggest({ ...query, audience: "member" }, signal)).toHaveLength(1);
});

it("tries again after the content could not be read, and says so in the log", async () => {
  let reads = 0;
  const { search, find, lines } = open([], {
    read: async () => {
      reads += 1;
      if (reads === 1) throw new Error("the CMS is away");
      return [document("/loen", "Løn")];
    },
  });
  search.start();
  expect(await find("løn")).toEqual(["/loen"]);
  expect(lines).toEqual([expect.stringContaining("the index of the site search is built again")]);
});

it("fails while there is no index, and when the server stops", async () => {
  const { search, find } = open([]);
  const waiting = find("løn");
  await search.stop();
  await expect(waiting).rejects.toThrow(SearchFailure);
});

it("does not grow with made-up searches", async () => {
  const { search, find } = open([document("/loen", "Løn")]);
  search.start();
  await find("løn");
  const before = search.figures();
  for (let round = 0; round < 100; round += 1)
    await Promise.all(Array.from({ length: 50 }, (_, at) => find(`vrøvl${round * 50 + at}`)));
  expect(search.figures()).toEqual(before);
});
