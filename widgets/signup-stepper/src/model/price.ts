import type {
  MembershipCalculation,
  MembershipPlan,
  MembershipPrices,
  MembershipType,
} from "shared-runtime/api/membership.ts";

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

/**
 * Kroner a month of a membership on its cheapest plan, of those that are possible; of the cheapest membership if none
 * is chosen.
 */
export function lowestPrice(
  prices: MembershipPrices,
  membership: MembershipType | "",
  possible: readonly Pick<MembershipCalculation["message"], "plan">[] = [],
): number {
  const { subscriptionPrices, unemploymentFundPrice: fund } = prices;
  const sold = subscriptionPrices.filter(({ plan }) => expectedPlan(membership || "fagforening", plan) === plan);
  const left = sold.filter((one) => possible.some(({ plan }) => plan === one.plan));
  const plans = left.length > 0 ? left : sold;
  const union = Math.min(...plans.map(({ price }) => price));
  const of = { "": Math.min(fund, union), akasse: fund, fagforening: union, "fagforening+akasse": union + fund };
  return of[membership];
}
