import type { MembershipPrices } from "../api/membership.ts";
import { expect, it } from "vitest";
import { afterTaxOf, partsOf, partsOfPlan } from "./membership-parts.ts";

const prices: MembershipPrices = {
  unemploymentFundPrice: 549,
  quarterlyUnemploymentFundPrice: 1647,
  subscriptionPrices: [
    { plan: "main", price: 279 },
    { plan: "business", price: 339 },
  ],
  quarterlySubscriptionPrices: [{ plan: "main", price: 837 }],
  unionMembershipPrice: 279,
  unionMembershipAndUnemploymentFundPrice: 828,
};
const insurance = { name: "Lønsikring", monthly: 189, deduction: "unlimited" as const };
const network = { name: "Netværk", monthly: 75, deduction: "none" as const };

it("consists of a plan, the unemployment fund, or both; the self-employed may join the fund too", () => {
  const names = (parts = partsOf("fagforening+akasse", prices)) => parts.map(({ name }) => name);
  expect([names(), names(partsOf("akasse", prices))]).toEqual([["Fagforening", "A\u2011kasse"], ["A\u2011kasse"]]);
  expect(names(partsOfPlan({ plan: "business", hasFund: true }, prices))).toEqual(["Business", "A\u2011kasse"]);
  expect(partsOfPlan({ plan: "spring", hasFund: false }, prices)).toBeUndefined();
});

it("is deducted as the law says: dues and insurance, but no network, and nothing for the self-employed", () => {
  expect(afterTaxOf(partsOf("fagforening+akasse", prices))).toBe(621);
  expect(afterTaxOf([...partsOf("akasse", prices), insurance])).toBe(554);
  expect(afterTaxOf([...partsOf("fagforening", prices), network])).toBe(284);
  expect(afterTaxOf(partsOf("business", prices))).toBeUndefined();
  expect(afterTaxOf([{ name: "Fagforening", monthly: 279 }])).toBeUndefined();
});
