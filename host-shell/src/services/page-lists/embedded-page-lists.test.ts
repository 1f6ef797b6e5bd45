import { expect, test, vi } from "vitest";
import { createEmbeddedPageLists, type ListedItems } from "./embedded-page-lists.ts";
import type { PageListItem, PagesQuery } from "./page-list.ts";
import { sampleItem, sampleQuery } from "./testing/sample-items.ts";

const { signal } = new AbortController();

function listsOf(items: readonly PageListItem[], now = 0) {
  const listed: ListedItems = [
    { site: "lederkredsen", items },
    { site: "lederkredsen-spring", items: [sampleItem("spring", { url: "/lederkredsen-spring/a" })] },
  ];
  const lists = createEmbeddedPageLists({ listItems: async () => listed, now: () => now });
  return async (query: Partial<PagesQuery> = {}) => {
    const { Pages, NumberOfPages } = await lists.findPages({ ...sampleQuery, ...query }, signal);
    return [Pages.map(({ itemId }) => itemId).join(" "), NumberOfPages];
  };
}

const dated = (slug: string, publishedDate: string | null) => sampleItem(slug, { publishedDate });
const tag = (id: string) => [{ id, title: id }];

test("pages are listed from the newest to the oldest, page by page, and those without a date last", async () => {
  const find = listsOf([
    dated("uden", null),
    dated("ældst", "2026-01-01T00:00:00+01:00"),
    dated("b", "2026-09-14T00:00:00+02:00"),
    dated("a", "2026-09-13T22:00:00Z"),
    dated("nyest", "2026-10-01T00:00:00+02:00"),
  ]);
  expect(await Promise.all([0, 1, 2, 3, 999_999_999].map((page) => find({ page })))).toEqual([
    ["nyest a", 3],
    ["b ældst", 3],
    ["uden", 3],
    ["", 3],
    ["", 3],
  ]);
});

test("a page is listed by its site, its content type and, if there are tags, one of them", async () => {
  const find = listsOf([
    sampleItem("løn", { tags: tag("loen") }),
    sampleItem("guide", { contentTypes: tag("guide"), tags: tag("loen") }),
    sampleItem("stress", { tags: tag("stress") }),
    sampleItem("uden", { contentTypes: [] }),
  ]);
  const resultsPerPage = 100;
  expect(await find({ resultsPerPage, tags: ["loen"] })).toEqual(["løn", 1]);
  expect(await find({ resultsPerPage, tags: ["stress", "loen"], contentTypes: [] })).toEqual(["guide løn stress", 1]);
  expect(await find({ resultsPerPage, siteNames: ["lederkredsen-spring", "findes-ikke"] })).toEqual(["spring", 1]);
  expect(await find({ resultsPerPage, contentTypes: ["artikel", "guide"] })).toEqual(["guide løn stress", 1]);
  expect(await find({ tags: ["findes-ikke"] })).toEqual(["", 0]);
});

test("titles are sorted in Danish", async () => {
  const titled = (title: string) => sampleItem(title, { title });
  const find = listsOf([titled("Ål"), titled("Æble"), titled("Zebra"), titled("Øl")]);
  expect(await find({ sortBy: "TitleAsc", resultsPerPage: 4 })).toEqual(["Zebra Æble Øl Ål", 1]);
});

test("an event is in the future until it begins, or until its day ends if it has no time", async () => {
  const event = (slug: string, date: string | null) =>
    sampleItem(slug, { additional: { address: "", date, price: "", priceIsFree: false, soldOut: false } });
  const items = [
    event("uden", null),
    event("sen", "2026-12-24T17:00:00+01:00"),
    event("aften", "2026-12-12T17:00:00+01:00"),
    event("dag", "2026-12-12T00:00:00+01:00"),
    sampleItem("artikel"),
  ];
  const at = (time: string, query: Partial<PagesQuery>) =>
    listsOf(items, Date.parse(time))({ resultsPerPage: 9, sortBy: "DateAsc", ...query });
  expect(await at("2026-12-12T15:59:59Z", { when: "kommende" })).toEqual(["dag aften sen", 1]);
  expect(await at("2026-12-12T16:00:00Z", { when: "kommende" })).toEqual(["dag sen", 1]);
  expect(await at("2026-12-12T23:00:00Z", { when: "kommende" })).toEqual(["sen", 1]);
  expect(await at("2026-12-12T23:00:00Z", { when: "afholdt", sortBy: "DateDesc" })).toEqual(["aften dag", 1]);
});

test("pages are indexed once until the content changes", async () => {
  let listed: ListedItems = [{ site: "lederkredsen", items: [sampleItem("a")] }];
  const listItems = vi.fn(async () => [...listed]);
  const lists = createEmbeddedPageLists({ listItems, now: () => 0 });
  const first = await lists.findPages(sampleQuery, signal);
  listed = [{ site: "lederkredsen", items: [sampleItem("b"), sampleItem("a")] }];
  const second = await lists.findPages(sampleQuery, signal);
  expect([first.Pages.length, second.Pages.length]).toEqual([1, 2]);
});
