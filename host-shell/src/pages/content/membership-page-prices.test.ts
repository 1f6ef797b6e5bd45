import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { MembershipPrices } from "shared-runtime/api/membership.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../../content/lederkredsen");
const read = (file: string) => readFile(join(folder, file), "utf8");

const Cards = v.object({
  componentName: v.literal("MembershipCards"),
  fields: v.object({
    items: v.array(
      v.object({
        fields: v.object({ price: v.object({ value: v.string() }), linkId: v.object({ value: v.string() }) }),
      }),
    ),
  }),
});
const Page = v.object({ placeholders: v.object({ "headless-main": v.array(v.unknown()) }) });
const Item = v.object({ prices: MembershipPrices });

test("the cards of the membership page, and its words, have the prices that the sign-up calculates with", async () => {
  const { prices } = v.parse(Item, JSON.parse(await read("items/membership.json")));
  const page = await read("pages/medlemskab.json");
  const main = v.parse(Page, JSON.parse(page)).placeholders["headless-main"];
  const cards = main.flatMap((rendering) => (v.is(Cards, rendering) ? rendering.fields.items : []));
  expect(Object.fromEntries(cards.map(({ fields }) => [fields.linkId.value, fields.price.value]))).toEqual({
    fagforening: String(prices.unionMembershipPrice),
    "fagforening+akasse": String(prices.unionMembershipAndUnemploymentFundPrice),
    akasse: String(prices.unemploymentFundPrice),
  });
  const union = prices.subscriptionPrices.map(({ price }) => price);
  const charged = new Set([
    prices.unionMembershipAndUnemploymentFundPrice,
    prices.unemploymentFundPrice,
    ...union,
    ...union.map((price) => price + prices.unemploymentFundPrice),
  ]);
  const written = [...page.matchAll(/([\d.,]+) kr\./g)].map(([, price]) => Number(price));
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter((price) => !charged.has(price))).toEqual([]);
});
