import * as v from "valibot";
import { expect, test } from "vitest";
import { factsOf, FactsFile, paymentFacts, priceFacts, quoteFacts } from "./facts.ts";

const facts = factsOf({ telefon: { value: "70 20 30 40" }, stiftet: { value: "1899", source: "Arkivet", year: 1899 } });

test("a text quotes facts wherever it is, as often as it wants", () => {
  const json = { title: { value: "Ring {{telefon}}" }, items: ["{{stiftet}}, {{telefon}}", 7, null, true] };
  expect(quoteFacts(json, facts)).toEqual({
    json: { title: { value: "Ring 70 20 30 40" }, items: ["1899, 70 20 30 40", 7, null, true] },
    unknownKeys: [],
  });
});

test("an unknown fact is reported once and stays as it is written", () => {
  expect(quoteFacts(["{{telefax}} {{telefax}}", "{{ telefon }}"], facts)).toEqual({
    json: ["{{telefax}} {{telefax}}", "{{ telefon }}"],
    unknownKeys: ["telefax", " telefon "],
  });
});

test("single braces and the keys of objects are not quotes", () => {
  const json = { "{{telefon}}": "{dato} {telefon}" };
  expect(quoteFacts(json, facts)).toEqual({ json, unknownKeys: [] });
});

test("a site's own fact replaces the inherited one", () => {
  expect(factsOf({ telefon: { value: "70 20 30 41" } }, facts).get("telefon")).toBe("70 20 30 41");
  expect(factsOf({}, facts).get("telefon")).toBe("70 20 30 40");
});

test.each([
  ["markup", { a: { value: "<b>1</b>" } }],
  ["an empty text", { a: { value: " " } }],
  ["a number", { a: { value: 7 } }],
  ["an unknown part", { a: { value: "7", years: 3 } }],
  ["a key with a space", { "a b": { value: "7" } }],
  ["a key of a relative date", { "dato-30": { value: "7" } }],
  ["a list", [{ value: "7" }]],
])("%s is no fact", (_what, file) => {
  expect(v.is(FactsFile, file)).toBe(false);
});

test("prices are facts by the month, by the quarter, as a number and after tax", () => {
  const prices = priceFacts({
    unemploymentFundPrice: 549,
    quarterlyUnemploymentFundPrice: 1647,
    subscriptionPrices: [
      { plan: "main", price: 279 },
      { plan: "spring", price: 99 },
    ],
    quarterlySubscriptionPrices: [{ plan: "main", price: 837 }],
    unionMembershipPrice: 279,
    unionMembershipAndUnemploymentFundPrice: 828,
  });
  expect(Object.fromEntries(prices)).toEqual({
    "pris-fra": "99 kr./md.",
    "pris-fra-tal": "99",
    "pris-fagforening": "279 kr./md.",
    "pris-fagforening-tal": "279",
    "pris-fagforening-kvartal": "837 kr.",
    "pris-a-kasse": "549 kr./md.",
    "pris-a-kasse-tal": "549",
    "pris-a-kasse-kvartal": "1.647 kr.",
    "pris-fagforening-a-kasse": "828 kr./md.",
    "pris-fagforening-a-kasse-tal": "828",
    "pris-fagforening-a-kasse-kvartal": "2.484 kr.",
    "pris-spring": "99 kr./md.",
    "pris-spring-tal": "99",
    "pris-fagforening-efter-skat": "209 kr./md.",
    "pris-a-kasse-efter-skat": "412 kr./md.",
    "pris-fagforening-a-kasse-efter-skat": "621 kr./md.",
    "pris-spring-efter-skat": "74 kr./md.",
  });
});

test("the self-employed have prices with and without the unemployment fund", () => {
  const prices = priceFacts({
    unemploymentFundPrice: 549,
    quarterlyUnemploymentFundPrice: 1647,
    subscriptionPrices: [
      { plan: "main", price: 279 },
      { plan: "business", price: 339 },
    ],
    quarterlySubscriptionPrices: [{ plan: "business", price: 1017 }],
    unionMembershipPrice: 279,
    unionMembershipAndUnemploymentFundPrice: 828,
  });
  expect(Object.fromEntries(prices)).toMatchObject({
    "pris-fra": "279 kr./md.",
    "pris-selvstaendig": "339 kr./md.",
    "pris-selvstaendig-a-kasse": "888 kr./md.",
    "pris-selvstaendig-a-kasse-kvartal": "2.664 kr.",
  });
});

test("pages quote when dues are collected, and what their deduction is worth", () => {
  expect(Object.fromEntries(paymentFacts)).toEqual({
    "betaling-rytme": "hvert kvartal, på kvartalets første hverdag",
    "fradrag-vaerdi": "25 procent",
    "fradrag-loft": "7.000 kr.",
    "fradrag-aar": "2026",
  });
});

test("a sentence that ends with a fact has one full stop", () => {
  const prices = factsOf({ pris: { value: "99 kr./md." }, telefon: { value: "70 20 30 40" } });
  for (const [written, read] of [
    ["Det koster {{pris}}.", "Det koster 99 kr./md."],
    ["<p>Det koster <strong>{{pris}}</strong>.</p>", "<p>Det koster <strong>99 kr./md.</strong></p>"],
    ["Det koster {{pris}} .", "Det koster 99 kr./md."],
    ["Det koster {{pris}}. Ring.", "Det koster 99 kr./md. Ring."],
    ["(I dag {{pris}}).", "(I dag 99 kr./md.)."],
    ["{{pris}}...", "99 kr./md...."],
    ["{{pris}}, altså", "99 kr./md., altså"],
    ["Ring <b>{{telefon}}</b>.", "Ring <b>70 20 30 40</b>."],
    ["{{ukendt}}.", "{{ukendt}}."],
  ])
    expect(quoteFacts(written, prices).json).toBe(read);
});
