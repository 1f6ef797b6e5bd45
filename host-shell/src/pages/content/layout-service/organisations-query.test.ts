import { afterEach, beforeEach, expect, it } from "vitest";
import { createLogger } from "../../../logging/logger.ts";
import { createOrganisationsQuery } from "./organisations-query.ts";
import { layoutServiceKey as key, startLayoutService, type TestLayoutService } from "./testing/layout-service.ts";

const items = { parent: "/sitecore/content/prøve/organisationer", ours: "{AAAA-1}" };
const own = { id: "{AAAA-1}", fields: { name: "Os", priceUnionYearly: "3348" } };

let service: TestLayoutService;
let lines: string[];
beforeEach(async () => {
  service = await startLayoutService();
  lines = [];
});
afterEach(() => service.stop());

const ask = async (signal = new AbortController().signal) =>
  createOrganisationsQuery(
    { url: `${service.url}/`, key, timeoutMs: 1_000 },
    items,
    createLogger("warn", { write: (line) => lines.push(line) }),
  )(signal);
const child = (place: number, fields: Readonly<Record<string, string>> = {}) => ({
  id: `{B-${place}}`,
  fields: { name: `Organisation ${place}`, priceUnionYearly: "4000", ...fields },
});

it("returns the first 50 children in Danish, with our own organisation though it is none of them", async () => {
  service.publishItem(
    items.parent,
    { id: "{C}", fields: {} },
    Array.from({ length: 51 }, (_, place) => child(place)),
  );
  service.publishItem(items.ours, own);
  const found = await ask();
  expect(found?.ours).toBe("AAAA-1");
  expect(found?.organisations.map(({ name }) => name)).toEqual([
    ...Array.from({ length: 50 }, (_, place) => `Organisation ${place}`),
    "Os",
  ]);
  expect(found?.organisations.at(-1)).toEqual({ id: "AAAA-1", name: "Os", priceUnionYearly: 3348 });
  expect(service.queried).toEqual([{ query: expect.stringContaining('language: "da"'), variables: items }]);
  expect(lines).toEqual([]);
});

it("lists our own organisation once if it is a child", async () => {
  service.publishItem(items.parent, { id: "{C}", fields: {} }, [child(1), own]);
  service.publishItem(items.ours, own);
  expect((await ask())?.organisations.map(({ id }) => id)).toEqual(["B-1", "AAAA-1"]);
});

it("takes an empty price as not known, and logs a price that is no number and an item without a name", async () => {
  service.publishItem(items.parent, { id: "{C}", fields: {} }, [
    child(1, { priceUnemploymentYearly: "", priceEarlyRetirementYearly: "6084.5" }),
    child(2, { priceUnionYearly: "gratis" }),
    child(3, { name: " " }),
    child(4, { priceUnionYearly: "-1" }),
  ]);
  service.publishItem(items.ours, own);
  expect((await ask())?.organisations).toEqual([
    { id: "B-1", name: "Organisation 1", priceUnionYearly: 4000, priceEarlyRetirementYearly: 6084.5 },
    { id: "B-2", name: "Organisation 2" },
    { id: "B-4", name: "Organisation 4" },
    { id: "AAAA-1", name: "Os", priceUnionYearly: 3348 },
  ]);
  expect(lines.map((line) => (JSON.parse(line) as { item: string }).item)).toEqual(["{B-2}", "{B-3}", "{B-4}"]);
});

it("resolves with undefined without the parent item, and has no own organisation without its item", async () => {
  expect(await ask()).toBeUndefined();
  service.publishItem(items.parent, { id: "{C}", fields: {} }, [child(1)]);
  expect(await ask()).toMatchObject({ ours: "", organisations: [{ id: "B-1" }] });
});

it.each([
  ["fails", 500, "<html>", "The query service answered 500."],
  ["sends something else", 200, "<html>", "The query service answered 200 with something that is not JSON."],
  ["refuses the query", 200, '{"errors":[{"message":"no field"}]}', "The query service answered: no field"],
  ["sends another shape", 200, '{"data":[]}', expect.stringContaining("The query service sent another shape")],
])("rejects if the service %s", async (_, status, body, message) => {
  service.answerWith((response) => response.writeHead(status).end(body));
  await expect(ask()).rejects.toThrow(expect.objectContaining({ name: "LayoutServiceFailure", message }));
});

it("has the key in no failure", async () => {
  service.answerWith((response) => response.end(JSON.stringify({ errors: [{ message: `bad key ${key}` }] })));
  await expect(ask()).rejects.toThrow(expect.objectContaining({ message: "The query service answered: bad key …" }));
});
