import type { MembershipPlan, MembershipPrices, MembershipType } from "shared-runtime/api/membership.ts";

/** Kroner that one product of a membership costs. */
export interface ProductPrice {
  readonly product: "fagforening" | "akasse";
  readonly monthly: number;
  /** `undefined` if the price list has no price for a quarter. */
  readonly quarterly: number | undefined;
}

/** The products of a membership with their prices on a plan; `undefined` if the plan is not sold. */
export function pricesOf(
  prices: MembershipPrices,
  membership: MembershipType,
  plan: MembershipPlan | undefined,
): readonly ProductPrice[] | undefined {
  const fund: ProductPrice = {
    product: "akasse",
    monthly: prices.unemploymentFundPrice,
    quarterly: prices.quarterlyUnemploymentFundPrice,
  };
  if (membership === "akasse") return [fund];
  const monthly = prices.subscriptionPrices.find((one) => one.plan === plan)?.price;
  const quarterly = prices.quarterlySubscriptionPrices.find((one) => one.plan === plan)?.price;
  if (monthly === undefined) return undefined;
  const union: ProductPrice = { product: "fagforening", monthly, quarterly };
  return membership === "fagforening" ? [union] : [union, fund];
}

/**
 * The plan whose price is shown until the answers are known. Spring is sold without the unemployment fund: who asks for
 * both pays the main plan.
 */
export function expectedPlan(membership: string, plan: MembershipPlan | undefined): MembershipPlan {
  return plan === undefined || (plan === "spring" && membership !== "fagforening") ? "main" : plan;
}

/** Kroner a month of the cheapest membership. */
export function lowestPrice({ subscriptionPrices, unemploymentFundPrice }: MembershipPrices): number {
  return Math.min(unemploymentFundPrice, ...subscriptionPrices.map(({ price }) => price));
}
