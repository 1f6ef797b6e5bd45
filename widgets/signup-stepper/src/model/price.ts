import type { MembershipPlan, MembershipPrices, MembershipType } from "shared-runtime/api/membership.ts";

/** The price of a membership, in whole øre. */
export interface MembershipPrice {
  readonly monthly: number;
  /** `undefined` if the plan has no price for a quarter. */
  readonly quarterly: number | undefined;
}

/** The price of a product on a plan; `undefined` if the plan is not sold. */
export function priceOf(
  prices: MembershipPrices,
  product: MembershipType,
  plan: MembershipPlan | undefined,
): MembershipPrice | undefined {
  const fund = [prices.unemploymentFundPrice, prices.quarterlyUnemploymentFundPrice] as const;
  if (product === "akasse") return inOere(...fund);
  const monthly = prices.subscriptionPrices.find((one) => one.plan === plan)?.price;
  const quarterly = prices.quarterlySubscriptionPrices.find((one) => one.plan === plan)?.price;
  if (monthly === undefined) return undefined;
  if (product === "fagforening") return inOere(monthly, quarterly);
  return inOere(monthly + fund[0], quarterly === undefined ? undefined : quarterly + fund[1]);
}

function inOere(monthly: number, quarterly: number | undefined): MembershipPrice {
  return {
    monthly: Math.round(monthly * 100),
    quarterly: quarterly === undefined ? undefined : Math.round(quarterly * 100),
  };
}
