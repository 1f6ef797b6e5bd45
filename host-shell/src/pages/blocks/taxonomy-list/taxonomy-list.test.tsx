import { within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createEmbeddedPageLists } from "../../../services/page-lists/embedded-page-lists.ts";
import type { PageListItem, ResultPage } from "../../../services/page-lists/page-list.ts";
import type { PageLists } from "../../../services/page-lists/page-lists.ts";
import { PagesQueryParameters } from "../../../services/page-lists/pages-query.ts";
import { sampleItem, sampleList } from "../../../services/page-lists/testing/sample-items.ts";
import * as v from "valibot";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { enhancePageList } from "./taxonomy-list.enhance.ts";

const listOf = (items: readonly PageListItem[]): PageLists =>
  createEmbeddedPageLists({ listItems: async () => [{ site: sampleSite.name, items }], now: () => 0 });
const many = (count: number) =>
  listOf(Array.from({ length: count }, (_, index) => sampleItem(String(index).padStart(4, "0"))));

interface Given {
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly search?: string;
  readonly editing?: boolean;
  readonly onBroken?: () => void;
}

async function drawn(pageLists: PageLists, { fields, search = "", ...view }: Given = {}): Promise<HTMLElement> {
  const rendering = {
    uid: "x",
    componentName: "TaxonomyList",
    fields: { title: { value: "Artikler" }, contentTypes: [{ id: "artikel", name: "Artikel" }], ...fields },
  };
  const query = new URLSearchParams(search);
  document.body.innerHTML = await drawSample([rendering], { pageLists, query, path: "/artikler", ...view });
  return document.querySelector<HTMLElement>("section") ?? document.body;
}
const cardsOf = (block: HTMLElement) => block.querySelectorAll("ul > li").length;
const moreOf = (block: HTMLElement) => within(block).queryByRole("link", { name: "Vis flere" });
const statusOf = (block: HTMLElement) => block.querySelector('[role="status"]')?.textContent;

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

test.each([
  ["", 21, "21 af 80", "/artikler?page_x=1#x-side-1"],
  ["page_x=1", 42, "42 af 80", "/artikler?page_x=2#x-side-2"],
  ["page_x=3", 80, "80 af 80", undefined],
  ["page_x=20", 80, "80 af 80", undefined],
  ["page_x=1e9", 21, "21 af 80", "/artikler?page_x=1#x-side-1"],
  ["page_x=999999999999999", 80, "80 af 80", undefined],
  ["page_x=-1", 21, "21 af 80", "/artikler?page_x=1#x-side-1"],
  ["page_x=1&page_x=3", 42, "42 af 80", "/artikler?page_x=2#x-side-2"],
  ["page_y=3&page_=3&page=3", 21, "21 af 80", "/artikler?page_x=1#x-side-1"],
])("of 80 pages, %j shows %i, %s", async (search, cards, status, more) => {
  const block = await drawn(many(80), { search });
  expect([cardsOf(block), statusOf(block), moreOf(block)?.getAttribute("href")]).toEqual([cards, status, more]);
});

test("the anchor of a further page is its first card", async () => {
  const block = await drawn(many(80), { search: "page_x=1" });
  expect(block.querySelector("#x-side-1 a")?.getAttribute("href")).toBe("/artikler/0021");
});

test("at most 500 pages are shown, however far a visitor goes", async () => {
  const block = await drawn(many(1_200), { search: "page_x=1000" });
  expect([cardsOf(block), statusOf(block), moreOf(block)]).toEqual([500, "500 af 500", null]);
});

test.each([
  [undefined, 21],
  ["7", 7],
  [100, 100],
  [101, 100],
  [0, 21],
  [-3, 21],
  [2.5, 21],
])("a page size of %s shows %i pages", async (value, cards) => {
  expect(cardsOf(await drawn(many(200), { fields: { resultsPerPage: { value } } }))).toBe(cards);
});

test("a list that fits has neither a count nor more", async () => {
  const block = await drawn(many(21));
  expect([cardsOf(block), statusOf(block), moreOf(block)]).toEqual([21, undefined, null]);
});

test("without a page, the list says so", async () => {
  const block = await drawn(many(0), { search: "page_x=4" });
  expect(block.textContent).toBe("ArtiklerIngen sider blev fundet");
});

test("a list that cannot be read says so, and leads to another attempt", async () => {
  const findPages = () => Promise.reject(new Error("nede"));
  const block = await drawn({ findPages }, { onBroken: () => undefined });
  expect(block.textContent).toBe("ArtiklerDer skete en fejlPrøv igen");
  expect(within(block).getByRole("link").getAttribute("href")).toBe("/artikler");
});

test("without a content type, editors read why nothing is shown, and visitors see nothing", async () => {
  const fields = { contentTypes: [{ name: "uden id" }] };
  expect((await drawn(many(3), { fields })).textContent).toBe("");
  expect((await drawn(many(3), { fields, editing: true })).textContent).toContain("Please select a contentType");
});

test("a source that has a page less than it said ends the list there", async () => {
  const findPages = async ({
    page,
    resultsPerPage,
  }: {
    page: number;
    resultsPerPage: number;
  }): Promise<ResultPage> => ({
    Pages: page === 0 ? Array.from({ length: resultsPerPage }, (_, index) => sampleItem(String(index))) : [],
    NumberOfPages: 3,
  });
  const block = await drawn({ findPages }, { search: "page_x=9" });
  expect([cardsOf(block), statusOf(block), moreOf(block)]).toEqual([100, "100 af 100", null]);
});

test("the block asks for its sites, types, tags and order", async () => {
  const findPages = vi.fn(async () => ({ Pages: [], NumberOfPages: 0 }));
  const fields = {
    siteNames: { value: "b, a,,b" },
    tags: [{ id: "loen", name: "Løn" }],
    sortBy: { value: "TitleAsc" },
    resultsPerPage: { value: 12 },
  };
  await drawn({ findPages }, { fields });
  await drawn({ findPages }, { fields: { when: { value: "afholdt" }, sortBy: { value: "x" } } });
  const shared = { page: 0, contentTypes: ["artikel"] };
  expect(findPages.mock.calls.map(([query]: readonly unknown[]) => query)).toEqual([
    { ...shared, siteNames: ["a", "b"], tags: ["loen"], sortBy: "TitleAsc", resultsPerPage: 12, when: undefined },
    { ...shared, siteNames: [sampleSite.name], tags: [], sortBy: "DateDesc", resultsPerPage: 21, when: "afholdt" },
  ]);
});

/** The list of a server that answers the call of the script from the same pages. */
async function enhanced(pageLists: PageLists, given: Given = {}): Promise<HTMLElement> {
  const block = await drawn(pageLists, given);
  history.replaceState(null, "", `/artikler?utm=a${given.search ? `&${given.search}` : ""}#x`);
  vi.stubGlobal("fetch", async (address: string) => {
    const { searchParams } = new URL(address, location.href);
    const query = v.parse(PagesQueryParameters, Object.fromEntries(searchParams));
    return Response.json([await pageLists.findPages(query, new AbortController().signal)]);
  });
  enhancePageList(block);
  return block;
}

async function press(block: HTMLElement): Promise<void> {
  const link = moreOf(block);
  link?.click();
  await vi.waitFor(() => expect(link?.ariaBusy ?? null).toBeNull());
}

const everyKind = createEmbeddedPageLists({ listItems: async () => sampleList(sampleSite.name), now: () => 0 });
const mixed = {
  contentTypes: [{ id: "artikel" }, { id: "arrangement" }],
  resultsPerPage: { value: 20 },
};

test("the script adds the same cards as the server draws, until the list ends", async () => {
  const whole = (await drawn(everyKind, { fields: mixed, search: "page_x=3" })).querySelectorAll("ul > li");
  const block = await enhanced(everyKind, { fields: mixed });
  const seen: unknown[] = [];
  for (let page = 1; page < 4; page += 1) {
    await press(block);
    seen.push([statusOf(block), location.href.replace(location.origin, ""), document.activeElement?.textContent]);
  }
  expect(seen).toEqual([
    ["40 af 80", "/artikler?utm=a&page_x=1", "Om nr-20"],
    ["60 af 80", "/artikler?utm=a&page_x=2", "Om nr-40"],
    ["80 af 80", "/artikler?utm=a&page_x=3", "Om nr-60"],
  ]);
  expect(moreOf(block)).toBeNull();
  const cards = [...block.querySelectorAll("ul > li")];
  expect([cards.length, cards.findIndex((card, index) => !card.isEqualNode(whole[index] ?? null))]).toEqual([80, -1]);
});

test("the script leads on from the page in the address", async () => {
  const block = await enhanced(many(80), { search: "page_x=1" });
  await press(block);
  expect([cardsOf(block), moreOf(block)?.getAttribute("href")]).toEqual([
    63,
    `${location.origin}/artikler?page_x=3#x-side-3`,
  ]);
});

test("a page that moved on meanwhile is not added twice", async () => {
  const items = Array.from({ length: 50 }, (_, index) => sampleItem(String(index).padStart(4, "0")));
  const block = await enhanced(listOf(items));
  vi.stubGlobal("fetch", async () => Response.json([{ Pages: [items[20], items[21]], NumberOfPages: 3 }]));
  await press(block);
  expect([cardsOf(block), document.activeElement?.textContent]).toEqual([22, "Om 0021"]);
});

test("a page of results that is empty ends the list", async () => {
  const block = await enhanced(many(50));
  vi.stubGlobal("fetch", async () => Response.json([{ Pages: [], NumberOfPages: 3 }]));
  await press(block);
  expect([cardsOf(block), statusOf(block), moreOf(block)]).toEqual([21, "21 af 21", null]);
  expect(document.activeElement?.textContent).toBe("Om 0020");
});

test.each<[string, () => Promise<Response>]>([
  ["refuses", async () => Response.json({}, { status: 503 })],
  ["answers another form", async () => Response.json({})],
  ["is gone", () => Promise.reject(new TypeError())],
])("if the server %s, the list stays, and the link can be pressed again", async (_, fetched) => {
  const block = await enhanced(many(50));
  const before = location.href;
  vi.stubGlobal("fetch", fetched);
  await press(block);
  expect([cardsOf(block), statusOf(block), location.href]).toEqual([21, "Der skete en fejl", before]);
  vi.stubGlobal("fetch", async () => Response.json([{ Pages: [sampleItem("ny")], NumberOfPages: 3 }]));
  await press(block);
  expect([cardsOf(block), statusOf(block)]).toEqual([22, "22 af 50"]);
});

test("a title with markup stays text", async () => {
  const block = await enhanced(many(50));
  vi.stubGlobal("fetch", async () =>
    Response.json([{ Pages: [sampleItem("ny", { title: "<img src=x onerror=alert(1)>" })], NumberOfPages: 3 }]),
  );
  await press(block);
  expect([block.querySelectorAll("img").length, document.activeElement?.textContent]).toEqual([
    0,
    "<img src=x onerror=alert(1)>",
  ]);
});
