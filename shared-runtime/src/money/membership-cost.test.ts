import { expect, it } from "vitest";
import { costSentence, firstPaymentText, membershipCost, monthlyText, quarterlyText } from "./membership-cost.ts";

/** The text with spaces that break, as it is read. */
const read = (text: string) => text.replaceAll("\u00a0", " ");

const union = { name: "Fagforening", monthly: 279 };
const insurance = { name: "Lønsikring", monthly: 189 };
const fourthOfJanuary = new Date("2027-01-04T12:00:00Z");

it("adds the parts up, and collects three months at a time", () => {
  expect(membershipCost({ parts: [union, insurance] })).toEqual({
    parts: [union, insurance],
    monthly: 468,
    quarterly: 1404,
  });
  expect(membershipCost({ parts: [] })).toEqual({ parts: [], monthly: 0, quarterly: 0 });
});

it("collects the price of a quarter where the price list has one", () => {
  expect(membershipCost({ parts: [{ ...union, quarterly: 800 }, insurance] }).quarterly).toBe(1367);
});

it("adds øre up without an error of rounding", () => {
  const parts = [
    { name: "A", monthly: 0.1 },
    { name: "B", monthly: 0.2 },
  ];
  expect(membershipCost({ parts })).toMatchObject({ monthly: 0.3, quarterly: 0.9 });
});

it("says month, quarter, first time and what is left after tax in one sentence", () => {
  const cost = membershipCost({ parts: [union, insurance] });
  expect(read(costSentence(cost, { firstPayment: fourthOfJanuary, afterTax: 351 }))).toBe(
    "Fagforening 279 + Lønsikring 189 = 468 kr./md., 1.404 kr. hvert kvartal, første gang 4. januar; efter skat ca. 351 kr./md.",
  );
  expect(read(costSentence(cost, { firstPayment: fourthOfJanuary }))).toBe(
    "Fagforening 279 + Lønsikring 189 = 468 kr./md., 1.404 kr. hvert kvartal, første gang 4. januar",
  );
  expect(read(costSentence(cost))).toBe("Fagforening 279 + Lønsikring 189 = 468 kr./md., 1.404 kr. hvert kvartal");
});

it("does not add up a single price, or what is free", () => {
  const mentor = { name: "Mentor i Spring", monthly: 0 };
  expect(read(costSentence(membershipCost({ parts: [union, mentor] })))).toBe(
    "Fagforening 279 kr./md., 837 kr. hvert kvartal",
  );
  expect(costSentence(membershipCost({ parts: [mentor] }), { firstPayment: fourthOfJanuary })).toBe("Gratis");
});

it("writes amounts and days so that they do not break", () => {
  expect([monthlyText(279), monthlyText(0), monthlyText(1279.5), quarterlyText(1404)]).toEqual([
    "279\u00a0kr./md.",
    "Gratis",
    "1.279,50\u00a0kr./md.",
    "1.404\u00a0kr. hvert kvartal",
  ]);
  expect(firstPaymentText(fourthOfJanuary)).toBe("første gang 4.\u00a0januar");
});

it.each([
  ["2027-01-01", ""],
  ["2026-12-01", " (december er gratis)"],
  ["2026-11-01", " (november og december er gratis)"],
])("says which months from %s are free, because nothing is paid for them", (day, free) => {
  const firstDay = new Date(`${day}T12:00:00Z`);
  expect(firstPaymentText(fourthOfJanuary, firstDay)).toBe(`første gang 4.\u00a0januar${free}`);
  expect(costSentence(membershipCost({ parts: [union] }), { firstPayment: fourthOfJanuary, firstDay })).toContain(
    `hvert kvartal, første gang 4.\u00a0januar${free}`,
  );
});
