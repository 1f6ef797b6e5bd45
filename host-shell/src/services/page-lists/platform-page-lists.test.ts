import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { createPlatformPageLists } from "./platform-page-lists.ts";
import { sampleItem, sampleQuery } from "./testing/sample-items.ts";

const { signal } = new AbortController();
const servers: { readonly close: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const json =
  (value: unknown): Answer =>
  (_request, response) =>
    void response.end(JSON.stringify(value));

async function platform(first: Answer, timeoutMs = 5_000) {
  let answer = first;
  let now = 1_000_000;
  const asked: (string | undefined)[] = [];
  const lines: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    answer(request, response);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  servers.push({ close: () => (server.closeAllConnections(), server.close()) });
  const { port } = server.address() as { readonly port: number };
  const lists = createPlatformPageLists({
    url: `http://127.0.0.1:${port}/platform/`,
    key: "hemmelig-1",
    timeoutMs,
    maxAgeMs: 60_000,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    now: () => now,
  });
  return {
    lists,
    asked,
    lines,
    find: (query = {}) => lists.findPages({ ...sampleQuery, ...query }, signal),
    answerWith: (next: Answer) => (answer = next),
    pass: (ms: number) => (now += ms),
  };
}

test("the platform is asked with the parameters of the specification and the key, and its answer is kept", async () => {
  const keys: unknown[] = [];
  const item = sampleItem("løn", { url: "https://www.example.dk/løn" });
  const { find, asked, lists } = await platform((request, response) => {
    keys.push(request.headers["sc_apikey"]);
    json([{ Pages: [item], NumberOfPages: 7 }])(request, response);
  });
  const query = { siteNames: ["a", "b"], tags: ["loen"], contentTypes: ["artikel", "guide"], page: 3 };
  expect(await Promise.all([find(query), find(query)])).toEqual(
    Array.from({ length: 2 }, () => ({ Pages: [item], NumberOfPages: 7 })),
  );
  expect(asked).toEqual([
    "/platform/api/v1/pages/get-pages-by-sitename-and-tags?siteNames=a%2Cb&resultsPerPage=2&page=3&tags=loen&contentTypes=artikel%2Cguide&sortBy=PublishedDateDesc",
  ]);
  expect([keys, lists.state()]).toEqual([["hemmelig-1"], { answers: true, ageSeconds: 0 }]);
});

test("what is wrong in an item counts as missing, and an item without a title or an address is left out", async () => {
  const { find } = await platform(
    json([
      {
        Pages: [
          { title: "Utc", url: "/utc", publishedDate: "2026-09-13T22:00:00Z" },
          { title: "Dag", url: "/dag", publishedDate: "2026-12-13" },
          { title: "Kort", url: "/kort", imgXS: { src: "javascript:alert(1)" }, publishedDate: "0001-01-01T00:00:00" },
          { title: "Fremmed", url: "javascript:alert(1)" },
          { title: "Ude", url: "//evil.example" },
          { title: " ", url: "/tom" },
          { ...sampleItem("a"), tags: [{ id: "loen", title: "Løn" }, { title: "uden id" }, 7], additional: "ja" },
          null,
        ],
        NumberOfPages: 1,
      },
    ]),
  );
  const empty = { tags: [], contentTypes: [], additional: null };
  const { Pages } = await find();
  expect(Pages.slice(0, 2).map(({ publishedDate }) => publishedDate)).toEqual([
    "2026-09-14T00:00:00+02:00",
    "2026-12-13T00:00:00+01:00",
  ]);
  expect(Pages.slice(2)).toEqual([
    sampleItem("x", { ...empty, itemId: "/kort", title: "Kort", url: "/kort", manchet: "", publishedDate: null }),
    sampleItem("a", { tags: [{ id: "loen", title: "Løn" }] }),
  ]);
});

test("an empty answer is an empty list", async () => {
  const { find } = await platform(json([]));
  expect(await find()).toEqual({ Pages: [], NumberOfPages: 0 });
});

test.each<[string, Answer, RegExp, timeoutMs?: number]>([
  ["refuses", (_, response) => response.writeHead(401).end("nej"), /answered 401/],
  ["redirects", (_, response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(), /redirect/],
  ["answers a page", (_, response) => response.end("<html>"), /not JSON/],
  ["answers another form", json({ Pages: [] }), /another form/],
  ["answers too much", (_, response) => response.end(" ".repeat(2 ** 20 + 1)), /more than 1 MB/],
  ["is slow", () => undefined, /timeout/, 200],
  ["is gone", (_, response) => response.destroy(), /other side closed|ECONNRESET/],
])(
  "a platform that %s has no lists, is not asked again at once, and its key stays out of the log",
  async (_, answer, message, timeoutMs) => {
    const { find, asked, lines, lists, pass } = await platform(answer, timeoutMs);
    await expect(find()).rejects.toThrow(message);
    await expect(find()).rejects.toThrow("a moment ago");
    expect(asked).toHaveLength(1);
    pass(5_001);
    await expect(find()).rejects.toThrow(message);
    expect([lists.state(), lines.join("").includes("hemmelig")]).toEqual([{ answers: false }, false]);
  },
);

test("the last good answer is returned at once, refreshed in the background, and kept while the platform fails", async () => {
  const { find, asked, lists, answerWith, pass } = await platform(json([{ Pages: [], NumberOfPages: 1 }]));
  await find();
  answerWith((_, response) => response.writeHead(500).end());
  pass(90_000);
  expect((await find()).NumberOfPages).toBe(1);
  await expect.poll(() => lists.state()).toEqual({ answers: false, ageSeconds: 90 });
  expect((await find()).NumberOfPages).toBe(1);
  expect(asked).toHaveLength(2);
  answerWith(json([{ Pages: [], NumberOfPages: 2 }]));
  pass(6_000);
  await find();
  await expect.poll(async () => (await find()).NumberOfPages).toBe(2);
  expect(lists.state()).toEqual({ answers: true, ageSeconds: 0 });
});

test("however many queries are made up, few calls run at once", async () => {
  const { lists, asked } = await platform(() => undefined, 300);
  const results = await Promise.allSettled(
    Array.from({ length: 1_000 }, (_, page) => lists.findPages({ ...sampleQuery, page }, signal)),
  );
  expect(results.every(({ status }) => status === "rejected")).toBe(true);
  expect(asked.length).toBeLessThanOrEqual(8);
});

test("a visitor who leaves does not stop the call for others", async () => {
  const { lists, asked } = await platform((_, response) => {
    setImmediate(() => json([{ Pages: [], NumberOfPages: 3 }])(_, response));
  });
  const leaving = new AbortController();
  const left = lists.findPages(sampleQuery, leaving.signal);
  const stayed = lists.findPages(sampleQuery, signal);
  leaving.abort(new Error("gået"));
  await expect(left).rejects.toThrow("gået");
  expect([(await stayed).NumberOfPages, asked.length]).toEqual([3, 1]);
});

test("events are chosen by their time here, since the platform does not know it", async () => {
  const event = (slug: string, date: string) =>
    sampleItem(slug, { additional: { address: "", date, price: "", priceIsFree: false, soldOut: false } });
  const Pages = [event("før", "1970-01-01T00:10:00Z"), event("efter", "1970-01-01T00:20:00Z")];
  const { find, asked } = await platform(json([{ Pages, NumberOfPages: 1 }]));
  expect((await find({ when: "kommende" })).Pages.map(({ itemId }) => itemId)).toEqual(["efter"]);
  expect((await find({ when: "afholdt" })).Pages.map(({ itemId }) => itemId)).toEqual(["før"]);
  expect(asked).toHaveLength(1);
});
