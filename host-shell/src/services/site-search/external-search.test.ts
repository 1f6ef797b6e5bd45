import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, it, vi } from "vitest";
import { createLogger } from "../../logging/logger.ts";
import { createExternalSearch } from "./external-search.ts";
import autocompleteAnswer from "./recorded/autocomplete.json" with { type: "json" };
import searchAnswer from "./recorded/search.json" with { type: "json" };
import { SearchFailure, type SearchQuery } from "./site-search.ts";

/** The answer of version 3 of the service, whose names begin with capitals. */
const recorded = searchAnswer;

function withSmallNames(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(withSmallNames);
  if (typeof given !== "object" || given === null) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name[0]?.toLowerCase() + name.slice(1), withSmallNames(value)]),
  );
}

const servers: { readonly close: () => void; readonly closeAllConnections: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function open(answer: (request: IncomingMessage, response: ServerResponse) => unknown, timeoutMs = 5_000) {
  const server = createServer((request, response) => void answer(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
  const time = { now: 0 };
  const lines: string[] = [];
  const search = createExternalSearch({
    settings: {
      url: `${url}/`,
      customerId: "12",
      engineId: "34",
      key: "k",
      language: "da",
      categoryFacet: "Category",
      timeoutMs,
    },
    publicOrigin: "https://lk.example",
    log: createLogger("warn", { write: (line) => lines.push(line) }),
    clock: () => time.now,
  });
  const query: SearchQuery = {
    text: "løn",
    page: 1,
    perPage: 10,
    category: undefined,
    site: "kredsen",
    audience: "visitor",
  };
  const find = (given: Partial<SearchQuery> = {}, signal = new AbortController().signal) =>
    search.search({ ...query, ...given }, signal);
  return { search, find, time, lines, server };
}

const send = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
};

it.each([
  ["with capitals", recorded],
  ["with small first letters", withSmallNames(recorded)],
])("reads an answer whose names are %s", async (_what, answer) => {
  const { find } = await open((_request, response) => send(response, answer));
  expect(await find()).toEqual({
    total: 12,
    found: 12,
    results: [
      {
        url: "/guides/loensamtalen?a=1",
        title: [
          { text: "Løn", marked: true },
          { text: "samtalen & dig", marked: false },
        ],
        description: [
          { text: "ord ".repeat(34), marked: false },
          { text: "løn", marked: true },
        ],
        category: "Guide",
        breadcrumb: ["Forside", "Guider"],
      },
    ],
    categories: [
      { name: "Guide", count: 8 },
      { name: "Artikel", count: 4 },
    ],
    didYouMean: "lønsamtale",
  });
});

it("sends the key and the query, and filters after counting the categories", async () => {
  const asked: unknown[] = [];
  const { find } = await open(async (request, response) => {
    asked.push([request.method, request.url, request.headers.authorization, JSON.parse(await text(request))]);
    send(response, { ...recorded, TotalDocument: 4 });
  });
  expect(await find({ category: "Artikel", page: 2, perPage: 5 })).toMatchObject({ total: 12, found: 4 });
  expect(asked).toEqual([
    [
      "POST",
      "/api/v3/12/34/search",
      `SiteKey ${Buffer.from("12:34:k").toString("base64")}`,
      {
        query: "løn",
        page: 2,
        perPage: 5,
        language: "da",
        responseType: "JsonObject",
        postFilters: { Category: ["Artikel"] },
      },
    ],
  ]);
});

it.each([
  ["texts", autocompleteAnswer, [{ text: "lønsamtale" }, { text: "løntrin" }]],
  ["named texts", { Suggestions: [{ Text: "lønsamtale" }] }, [{ text: "lønsamtale" }]],
  [
    "documents",
    {
      typedDocuments: [
        { fields: { title: { value: "Løn" }, url: { value: "/raad/loen" }, category: { value: "Råd" } } },
      ],
    },
    [{ text: "Løn", url: "/raad/loen", category: "Råd" }],
  ],
])("reads suggestions that are %s", async (_what, answer, suggestions) => {
  const { search } = await open((_request, response) => send(response, answer));
  const query = { text: "løn", site: "kredsen", audience: "visitor", limit: 5 } as const;
  expect(await search.suggest(query, new AbortController().signal)).toEqual(
    suggestions.map((one) => ({ url: undefined, category: undefined, ...one })),
  );
});

it.each<[string, (response: ServerResponse) => unknown]>([
  ["an error", (response) => send(response, { Error: "no" }, 500)],
  ["a refusal", (response) => send(response, "", 401)],
  ["no JSON", (response) => send(response, "<html>")],
  ["an empty body", (response) => send(response, "")],
  ["another form", (response) => send(response, { TotalDocument: "many", TypedDocuments: {} })],
  ["3 MB", (response) => send(response, { ...recorded, Junk: "x".repeat(3 * 2 ** 20) })],
  ["a redirect", (response) => response.writeHead(302, { location: "https://eksempel.dk" }).end()],
  ["a closed connection", (response) => response.destroy()],
])("rejects, and does not ask again for two seconds, if the service answers with %s", async (_what, answer) => {
  const served = vi.fn((_request: IncomingMessage, response: ServerResponse) => void answer(response));
  const { find, time, lines } = await open(served);
  await expect(find()).rejects.toThrow(SearchFailure);
  await expect(find({ text: "bonus" })).rejects.toThrow(SearchFailure);
  expect([served.mock.calls.length, lines.length]).toEqual([1, 1]);
  expect(lines[0]).not.toContain(Buffer.from("12:34:k").toString("base64"));
  time.now = 2_000;
  await expect(find()).rejects.toThrow(SearchFailure);
  expect(served.mock.calls.length).toBe(2);
});

it("rejects if the service does not answer in time", async () => {
  const { find } = await open(() => undefined, 100);
  await expect(find()).rejects.toThrow(SearchFailure);
});

it("asks once for equal queries of five minutes, and uses the last good answer for an hour after a failure", async () => {
  let isAway = false;
  const served = vi.fn((_request: IncomingMessage, response: ServerResponse) =>
    isAway ? send(response, "", 503) : send(response, recorded),
  );
  const { find, time } = await open(served);
  await Promise.all([find(), find(), find()]);
  time.now = 299_000;
  await find({ audience: "member" });
  expect(served.mock.calls.length).toBe(1);
  isAway = true;
  time.now = 3_600_000;
  expect((await find()).total).toBe(12);
  time.now = 3_610_000;
  await expect(find()).rejects.toThrow(SearchFailure);
});

it("stops waiting when the visitor leaves", async () => {
  const { find } = await open(() => undefined);
  const leaving = new AbortController();
  const waiting = find({}, leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toThrow("aborted");
});
