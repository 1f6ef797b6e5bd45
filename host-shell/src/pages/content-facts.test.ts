import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { FactsFile } from "./content/shared-items/facts.ts";

const folder = join(import.meta.dirname, "../../content");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
const textOf = (file: string): string => readFileSync(join(folder, file), "utf8");
/** Files in which the facts themselves are, and calculations with other organisations' prices. */
const holdsFacts = (file: string): boolean => /items\/(facts|membership|organisations)\.json$/.test(file);

const facts = files
  .filter((file) => file.endsWith("items/facts.json"))
  .flatMap((file) => Object.values(v.parse(FactsFile, JSON.parse(textOf(file)))).map(({ value }) => value));

/** A number, an address or an amount. Short numbers, years and words also occur in sentences about other things. */
const isTelling = (fact: string): boolean =>
  fact.includes("@") || (fact.replaceAll(/\D/g, "").length >= 4 && !/^\d{4}$/.test(fact));

test("no page states by hand a telephone number, an address, a rate or another fact that it can quote", () => {
  const telling = [...new Set(facts.filter(isTelling))];
  expect(telling.length).toBeGreaterThan(5);
  const byHand = files
    .filter((file) => !holdsFacts(file))
    .flatMap((file) => telling.filter((fact) => textOf(file).includes(fact)).map((fact) => `${file}: ${fact}`));
  expect(byHand).toEqual([]);
});

test("no page states the price of a membership by hand", () => {
  const Prices = v.looseObject({
    prices: v.looseObject({
      unemploymentFundPrice: v.number(),
      unionMembershipAndUnemploymentFundPrice: v.number(),
      subscriptionPrices: v.array(v.object({ plan: v.string(), price: v.number() })),
    }),
  });
  const { prices } = v.parse(Prices, JSON.parse(textOf("lederkredsen/items/membership.json")));
  const monthly = [
    prices.unemploymentFundPrice,
    prices.unionMembershipAndUnemploymentFundPrice,
    ...prices.subscriptionPrices.map(({ price }) => price),
  ];
  const written = new RegExp(String.raw`(?<![\d.#])(?:${monthly.join("|")})(?:,-| kr|"|,\d\d)`);
  const byHand = files
    .filter((file) => !holdsFacts(file))
    .flatMap((file) => {
      const found = written.exec(textOf(file));
      return found ? [`${file}: ${found[0]}`] : [];
    });
  expect(byHand).toEqual([]);
});
