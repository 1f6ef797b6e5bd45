import { expect, it, vi } from "vitest";
import { createLogger } from "../../logging/logger.ts";
import { type CompanyRegister, noMatches } from "./company-register.ts";
import { citySearch } from "../postal-codes/city-search.routes.ts";
import { companyCalls } from "./companies.routes.ts";
import { createApi } from "../../api/create-api.ts";
import { testGuard } from "../../api/testing/test-guard.ts";

function open(find: CompanyRegister["find"] = async () => noMatches) {
  const lines: string[] = [];
  const log = createLogger("error", { write: (line) => lines.push(line) });
  const routes = [companyCalls({ register: { find }, log }), citySearch()];
  const api = createApi({
    routes,
    readiness: {},
    allowedOrigins: [],
    guard: testGuard(),
    log,
  });
  const get = (path: string) => api.request(path, {}, { incoming: { socket: { remoteAddress: "192.0.2.1" } } });
  return { get, lines };
}

const search = (query: string) => `/api/company/get-companies?${query}`;

it("passes the query on, with empty texts for what is absent", async () => {
  const find = vi.fn(async () => noMatches);
  const answer = await open(find).get(search("companyName=%20Byg%20&postCode=8000"));
  expect([answer.status, answer.headers.get("cache-control"), await answer.json()]).toEqual([
    200,
    "private, max-age=60",
    { companies: [], total: 0 },
  ]);
  expect(find.mock.calls[0]?.slice(0, 1)).toEqual([{ companyName: "Byg", city: "", postCode: "8000", near: "" }]);
});

it("passes on what the query looks like", async () => {
  const find = vi.fn(async () => noMatches);
  const query = new URLSearchParams({
    companyName: "\u202DNovo\u00A0No\u00ADrdisk\u200B",
    city: "A\u030Arhus\u202F",
    postCode: "DK\u2011８０００",
    near: "dk-２１００",
  });
  expect((await open(find).get(search(String(query)))).status).toBe(200);
  expect(find.mock.calls[0]?.slice(0, 1)).toEqual([
    { companyName: "Novo Nordisk", city: "Århus", postCode: "8000", near: "2100" },
  ]);
});

it.each([
  ["Ｎord", "Nord"],
  ["ｎｏｒｄ　２", "nord 2"],
  ["\uFB01rma", "firma"],
])("searches for %s as %s", async (typed, words) => {
  const find = vi.fn(async () => noMatches);
  const query = new URLSearchParams({ companyName: typed, city: typed });
  expect((await open(find).get(search(String(query)))).status).toBe(200);
  expect(find.mock.calls[0]?.slice(0, 1)).toEqual([{ companyName: words, city: words, postCode: "", near: "" }]);
});

it.each([
  "companyName=" + "x".repeat(201),
  "city=" + "x".repeat(101),
  "postCode=12345678901",
  "near=12345678901",
  "companyName=a%0Ab",
  "companyName=" + "x".repeat(8_000),
])("refuses %.40s", async (query) => {
  const answer = await open().get(search(query));
  expect([answer.status, await answer.json()]).toMatchObject([400, { errorKey: "invalidSearch" }]);
});

it("answers 503 when the register does not, and logs it without the query", async () => {
  const { get, lines } = open(() => Promise.reject(new Error("The CVR register answered 500.")));
  const answer = await get(search("companyName=hemmelig"));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(lines.join("")).toContain("the company register did not answer");
  expect(lines.join("")).not.toContain("hemmelig");
});

it("limits the searches of one address", async () => {
  const { get } = open();
  const statuses: number[] = [];
  for (let count = 0; count < 121; count += 1) statuses.push((await get(search("companyName=a"))).status);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([120, 429]);
});

const citiesFor = async (typed: string): Promise<readonly string[]> => {
  const answer = await open().get(`/api/city-search/${typed}`);
  return ((await answer.json()) as { readonly cityName: string }[]).map(({ cityName }) => cityName);
};

it.each(["a", "%F0%9F%8C%B1%F0%9F%8C%B1", "x".repeat(61)])("suggests no city for %.20s", async (typed) => {
  expect(await citiesFor(typed)).toEqual([]);
});

it.each<[string, readonly string[]]>([
  ["aa", ["Aalborg", "Aalborg SV", "Aalborg SØ", "Aalborg Øst", "Aarhus C"]],
  ["%C3%A5rhus", ["Aarhus C", "Aarhus N", "Aarhus V"]],
  ["kbh", ["København K", "København N", "København S", "København V", "København Ø"]],
  ["sk%C3%B8rp", ["Skørping"]],
  [encodeURIComponent("\u202Dsk\u200Bø\u00ADrp\u202C\u00A0"), ["Skørping"]],
])("suggests cities for %s, large towns first and at most five", async (typed, cities) => {
  expect((await citiesFor(typed)).toSorted(new Intl.Collator("da").compare)).toEqual(
    cities.toSorted(new Intl.Collator("da").compare),
  );
});

it("suggests by the first digits of a postal code", async () => {
  const answer = await open().get("/api/city-search/800");
  expect(((await answer.json()) as { readonly postCode: string }[])[0]).toEqual({
    cityName: "Aarhus C",
    postCode: "8000",
  });
});

it("answers a broken encoding without failing", async () => {
  expect((await open().get("/api/city-search/%E0%A4%A")).status).toBeLessThan(500);
});
