import type { MembershipPlan, MembershipPrices } from "../api/membership.ts";
import type { UnionMembership } from "../api/session-answer.ts";
import { afterTax, taxRules } from "./after-tax.ts";
import { type CostPart, membershipCost } from "./membership-cost.ts";

/**
 * How a price is deducted: union dues up to a limit a year, the unemployment fund and insurances against the loss of
 * work without one, and others not at all. The self-employed deduct the business plan in their business.
 */
export type Deduction = "limited" | "unlimited" | "none" | "in-business";

export interface MembershipPart extends CostPart {
  /** Absent if it is not known. */
  readonly deduction?: Deduction;
}

/** What the members of each plan call it, everywhere. */
export const planNames: Readonly<Record<MembershipPlan, string>> = {
  main: "Fagforening",
  business: "Business",
  spring: "Spring",
};

const plans: Readonly<Record<UnionMembership, { readonly plan?: MembershipPlan; readonly hasFund: boolean }>> = {
  akasse: { hasFund: true },
  fagforening: { plan: "main", hasFund: false },
  "fagforening+akasse": { plan: "main", hasFund: true },
  business: { plan: "business", hasFund: false },
  spring: { plan: "spring", hasFund: false },
};

/** What a membership usually consists of: a plan of the union, the unemployment fund, or both. */
export function partsOf(membership: UnionMembership, prices: MembershipPrices): readonly MembershipPart[] {
  return partsOfPlan(usualPlan(membership), prices) ?? [];
}

/** The plan of a membership, and whether it has the unemployment fund, unless the person chose otherwise. */
export function usualPlan(membership: UnionMembership): Plan {
  return plans[membership];
}

interface Plan {
  readonly plan?: MembershipPlan | undefined;
  readonly hasFund: boolean;
}

/** `undefined` if the plan has no price. */
export function partsOfPlan({ plan, hasFund }: Plan, prices: MembershipPrices): readonly MembershipPart[] | undefined {
  const fund: MembershipPart = {
    name: "A\u2011kasse",
    monthly: prices.unemploymentFundPrice,
    quarterly: prices.quarterlyUnemploymentFundPrice,
    deduction: "unlimited",
  };
  if (plan === undefined) return [fund];
  const priceIn = (list: MembershipPrices["subscriptionPrices"]) => list.find((one) => one.plan === plan)?.price;
  const monthly = priceIn(prices.subscriptionPrices);
  if (monthly === undefined) return undefined;
  const union: MembershipPart = {
    name: planNames[plan],
    monthly,
    quarterly: priceIn(prices.quarterlySubscriptionPrices),
    deduction: plan === "business" ? "in-business" : "limited",
  };
  return hasFund ? [union, fund] : [union];
}

/**
 * What is left of the price of all parts after tax, in kroner a month; `undefined` if that is not known, and for the
 * self-employed.
 */
export function afterTaxOf(parts: readonly MembershipPart[]): number | undefined {
  const sumOf = (...deductions: readonly Deduction[]) =>
    membershipCost({ parts: parts.filter(({ deduction }) => deduction && deductions.includes(deduction)) }).monthly;
  if (parts.some(({ deduction }) => deduction === undefined || deduction === "in-business")) return undefined;
  return afterTax(sumOf("limited", "unlimited"), taxRules, sumOf("unlimited")) + sumOf("none");
}
