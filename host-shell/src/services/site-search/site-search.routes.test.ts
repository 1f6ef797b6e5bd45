import { expect, it, vi } from "vitest";
import { createApi } from "../../api/create-api.ts";
import { testGuard } from "../../api/testing/test-guard.ts";
import { createLogger } from "../../logging/logger.ts";
import { siteSearchCalls } from "./site-search.routes.ts";
import { type SearchAnswer, SearchFailure, type SiteSearch } from "./site-search.ts";

const nothing: SearchAnswer = { total: 0, found: 0, results: [], categories: [], didYouMean: undefined };
const member = { id: "m-1", givenName: "Mia", surName: "Holm", name: "Mia Holm", email: "mia@example.dk" };

function open({ isMember = false, ...own }: Partial<SiteSearch> & { readonly isMember?: boolean } = {}) {
  const lines: string[] = [];
  const log = createLogger("warn", { write: (line) => lines.push(line) });
  const search = vi.fn(own.search ?? (async () => nothing));
  const suggest = vi.fn(own.suggest ?? (async () => []));
  const routes = [
    siteSearchCalls({
      search: { search, suggest },
      userOf: async () => (isMember ? (member as never) : undefined),
      siteNames: async () => ["kredsen", "kredsen-spring"],
      log,
    }),
  ];
  const api = createApi({ routes, readiness: {}, allowedOrigins: [], guard: testGuard(), log });
  const get = async (path: string) => {
    const answer = await api.request(path, {}, { incoming: { socket: { remoteAddress: "192.0.2.1" } } });
    return { status: answer.status, cache: answer.headers.get("cache-control"), body: await answer.json() };
  };
  return { get, search, suggest, lines };
}

const asked = (given: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }) =>
  given.mock.calls[0]?.[0];

it("passes on what was typed, and answers with the number of pages of results", async () => {
  const { get, search } = open({ search: async () => ({ ...nothing, total: 40, found: 21, didYouMean: "løn" }) });
  const answer = await get("/api/search?q=%20lon%20&page=2&perPage=10&category=Artikel&site=kredsen-spring");
  expect(answer).toEqual({
    status: 200,
    cache: "private, no-store",
    body: { total: 40, found: 21, page: 2, pages: 3, results: [], categories: [], didYouMean: "løn" },
  });
  expect(asked(search)).toEqual({
    text: "lon",
    page: 2,
    perPage: 10,
    category: "Artikel",
    site: "kredsen-spring",
    audience: "visitor",
  });
});

it("searches as on the main site if the site is unknown", async () => {
  const { get, search, suggest } = open();
  await get("/api/search?q=l%C3%B8n&site=../etc");
  await get("/api/search/suggestions?q=l%C3%B8");
  expect(asked(search)).toMatchObject({ site: "kredsen", page: 1, perPage: 10, category: undefined });
  expect(asked(suggest)).toEqual({ text: "lø", site: "kredsen", audience: "visitor", limit: 6 });
});

it("finds pages for members only with a session, whatever the call says", async () => {
  const visitor = open();
  await visitor.get("/api/search?q=sparring&audience=member");
  expect(asked(visitor.search)).toMatchObject({ audience: "visitor" });
  const signedIn = open({ isMember: true });
  await signedIn.get("/api/search?q=sparring");
  expect(asked(signedIn.search)).toMatchObject({ audience: "member" });
});

it.each(["", "q=", "q=%20%20%09", "q=%20&page=7"])("asks nothing for a query without words: %s", async (query) => {
  const { get, search, suggest } = open();
  expect(await get(`/api/search?${query}`)).toMatchObject({ status: 200, body: { total: 0, results: [] } });
  expect((await get(`/api/search/suggestions?${query.split("&")[0]}`)).body).toEqual({ suggestions: [] });
  expect([search.mock.calls, suggest.mock.calls]).toEqual([[], []]);
});

it.each([
  ["10 kB of words", `q=${"x".repeat(10_000)}`],
  ["a negative page", "q=a&page=-1"],
  ["a page of 1e9", "q=a&page=1e9"],
  ["page 0", "q=a&page=0"],
  ["too many per page", "q=a&perPage=51"],
  ["a long category", `q=a&category=${"x".repeat(101)}`],
])("refuses %s", async (_what, query) => {
  const { get, search } = open();
  expect(await get(`/api/search?${query}`)).toMatchObject({ status: 400, body: { errorKey: "invalidSearch" } });
  expect(search.mock.calls).toEqual([]);
});

it("answers 503 while the search fails, and says so in the log without the words", async () => {
  const fail = () => Promise.reject(new SearchFailure("The index is not ready."));
  const { get, lines } = open({ search: fail, suggest: fail });
  expect(await get("/api/search?q=hemmeligt")).toMatchObject({ status: 503, cache: "private, no-store" });
  expect((await get("/api/search/suggestions?q=hemmeligt")).status).toBe(503);
  expect(lines.join("")).toContain("the site search did not answer");
  expect(lines.join("")).not.toContain("hemmeligt");
});
