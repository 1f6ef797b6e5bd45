import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, it, vi } from "vitest";
import { cachedRegister } from "./cached-register.ts";
import { type CompanyMatches, noMatches } from "./company-register.ts";
import { createCvrRegister } from "./cvr-register.ts";

const source = (pNummer: number, more: object = {}) => ({
  _index: "cvr-v-20220630",
  _source: {
    VrproduktionsEnhed: {
      pNummer,
      produktionsEnhedMetadata: {
        nyesteNavn: { navn: "AGERNHAT BYG A/S", periode: { gyldigFra: "2011-01-01", gyldigTil: null } },
        nyesteBeliggenhedsadresse: {
          landekode: "DK",
          vejnavn: "Havnegade",
          husnummerFra: 7,
          bogstavFra: "B",
          postnummer: 8000,
          postdistrikt: "Aarhus C",
        },
        ...more,
      },
    },
  },
});
const zipField = "VrproduktionsEnhed.produktionsEnhedMetadata.nyesteBeliggenhedsadresse.postnummer";
/** An answer of the real index, shortened. */
const recorded = {
  took: 12,
  timed_out: false,
  hits: {
    total: 3,
    hits: [
      source(1_003_388_394),
      source(1_003_388_393),
      source(1_003_388_395, { nyesteNavn: null }),
      source(1_003_388_396, { nyesteBeliggenhedsadresse: { landekode: "SE", postnummer: null } }),
      { _source: {} },
    ],
  },
};

const query = { companyName: "agernhat", city: "aar", postCode: "8000", near: "" };
const servers: { readonly close: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function startRegister(answer: (request: IncomingMessage, response: ServerResponse) => void, timeoutMs = 300) {
  const server = createServer(answer);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  servers.push({ close: () => (server.closeAllConnections(), server.close()) });
  const { port } = server.address() as { readonly port: number };
  return createCvrRegister({
    url: `http://127.0.0.1:${port}/cvr-permanent/`,
    user: "site",
    password: "ø:æ",
    timeoutMs,
  });
}

it("asks the index for units that are not closed, and reads its answer", async () => {
  const asked: unknown[] = [];
  const register = await startRegister((request, response) => {
    void text(request).then((body) => {
      asked.push(request.method, request.url, request.headers.authorization, JSON.parse(body));
      response.end(JSON.stringify(recorded));
    });
  });
  const unit = {
    productionunitNumber: 1_003_388_393,
    name: "AGERNHAT BYG A/S",
    address: "Havnegade 7B",
    zipCode: "8000",
    city: "Aarhus C",
    country: "DK",
  };
  const other = { ...unit, productionunitNumber: 1_003_388_394 };
  expect(await register.find(query)).toEqual({ companies: [unit, other], total: 2 });
  const [method, url, authorization, body] = asked;
  expect([method, url, authorization]).toEqual([
    "POST",
    "/cvr-permanent/produktionsenhed/_search",
    `Basic ${Buffer.from("site:ø:æ").toString("base64")}`,
  ]);
  expect(body).toMatchObject({
    size: 50,
    query: { bool: { must_not: [{ exists: { field: "VrproduktionsEnhed.livsforloeb.periode.gyldigTil" } }] } },
  });
  expect(await register.find({ ...query, companyName: " " })).toEqual({ companies: [], total: 0 });
  expect(asked).toHaveLength(4);
  // The index has ranked the units of the town first.
  expect((await register.find({ ...query, near: "8210" })).companies).toEqual([other, unit]);
  expect(asked[7]).toMatchObject({
    query: {
      bool: {
        should: [
          { range: { [zipField]: { gte: 8210, lt: 8211 } } },
          { range: { [zipField]: { gte: 8200, lt: 8300 } } },
          { range: { [zipField]: { gte: 8000, lt: 9000 } } },
        ],
      },
    },
  });
});

it.each([
  [{ hits: [source(1_003_388_394)], total: 812 }, 812],
  [{ hits: [source(1_003_388_394)], total: { value: 812, relation: "eq" } }, 812],
  [{ hits: [source(1_003_388_394), { _source: {} }] }, 1],
])("counts all matches, not only those in the answer: %#", async (hits, total) => {
  const register = await startRegister((_, response) => response.end(JSON.stringify({ hits })), 10_000);
  expect((await register.find(query)).total).toBe(total);
});

it.each<[string, (request: IncomingMessage, response: ServerResponse) => void, RegExp]>([
  ["refuses", (_, response) => response.writeHead(401).end("no"), /answered 401/],
  ["redirects", (_, response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(), /fetch failed/],
  ["answers something else", (_, response) => response.end("<html>"), /JSON/],
  ["answers another shape", (_, response) => response.end("{}"), /hits/],
  ["does not answer", () => undefined, /timeout/],
  ["breaks off", (_, response) => response.destroy(), /fetch failed/],
])("rejects when the register %s", async (_, answer, message) => {
  const register = await startRegister(answer);
  await expect(register.find(query)).rejects.toThrow(message);
});

it("rejects when the register is gone", async () => {
  const register = createCvrRegister({ url: "http://127.0.0.1:9", user: "site", password: "x" });
  await expect(register.find(query)).rejects.toThrow("fetch failed");
});

it("keeps answers for ten minutes, also empty ones, but no failures", async () => {
  let now = 0;
  const answers: (CompanyMatches | Error)[] = [new Error("gone"), noMatches, noMatches, noMatches];
  const find = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? noMatches;
  });
  const cached = cachedRegister({ find }, { clock: () => now, mostAnswers: 2 });
  await expect(cached.find(query)).rejects.toThrow("gone");
  await cached.find(query);
  await cached.find({ ...query, companyName: " AGERNHAT " });
  expect(find).toHaveBeenCalledTimes(2);
  now = 10 * 60_000 + 1;
  await cached.find(query);
  expect(find).toHaveBeenCalledTimes(3);
  for (const companyName of ["a", "b"]) await cached.find({ ...query, companyName });
  await cached.find(query);
  expect(find).toHaveBeenCalledTimes(6);
});
