import { pino } from "pino";
import { expect, test } from "vitest";
import { pageListsPath, type PagesQuery } from "./page-list.ts";
import { PageListFailure, type PageLists } from "./page-lists.ts";
import { pageListCalls } from "./page-lists.routes.ts";
import { sampleItem } from "./testing/sample-items.ts";

const log = pino({ level: "silent" });
const ask = async (search: string, findPages?: PageLists["findPages"]) => {
  const asked: PagesQuery[] = [];
  const lists: PageLists = {
    findPages:
      findPages ??
      (async (query) => {
        asked.push(query);
        return { Pages: [sampleItem("a")], NumberOfPages: 4 };
      }),
  };
  const answer = await pageListCalls({ pageLists: lists, log }).request(`${pageListsPath}?${search}`);
  return { asked, answer };
};

test("the answer is a list with one page of results, and may be stored for a minute", async () => {
  const { asked, answer } = await ask("siteNames=b,a,,a&contentTypes=artikel&tags=&page=2");
  expect([answer.status, answer.headers.get("cache-control"), await answer.json()]).toEqual([
    200,
    "public, max-age=60",
    [{ Pages: [sampleItem("a")], NumberOfPages: 4 }],
  ]);
  expect(asked).toEqual([
    {
      siteNames: ["a", "b"],
      resultsPerPage: 10,
      page: 2,
      tags: [],
      contentTypes: ["artikel"],
      sortBy: "PublishedDateDesc",
    },
  ]);
});

test.each([
  "",
  "siteNames=",
  "siteNames=a&page=-1",
  "siteNames=a&page=1e9",
  "siteNames=a&page=1.5",
  "siteNames=a&resultsPerPage=0",
  "siteNames=a&resultsPerPage=101",
  "siteNames=a&sortBy=drop",
  "siteNames=a&when=altid",
  "siteNames=a%00",
  `siteNames=${"a,b".repeat(10_000)}`,
  `siteNames=${Array.from({ length: 51 }, (_, index) => `s${index}`).join(",")}`,
])("%j is refused", async (search) => {
  const { asked, answer } = await ask(search);
  expect([answer.status, asked]).toEqual([400, []]);
  expect(await answer.json()).toMatchObject({ errorKey: "invalidSearch" });
});

test("a platform that does not answer is said without its reasons, and when to ask again", async () => {
  const { answer } = await ask("siteNames=a", () => Promise.reject(new PageListFailure("fejl med hemmelighed")));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await answer.text()).not.toContain("hemmelighed");
});
