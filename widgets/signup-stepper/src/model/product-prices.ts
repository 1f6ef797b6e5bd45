import { type MembershipPlan, MembershipType, type MembershipPrices } from "shared-runtime/api/membership.ts";
import { expectedPlan, pricesOf } from "./price.ts";

/** Monthly price of each membership in øre, on the plan that is expected. Empty until the prices are known. */
export function productPrices(
  prices: MembershipPrices | undefined,
  plan?: MembershipPlan,
): Readonly<Partial<Record<MembershipType, number>>> {
  if (prices === undefined) return {};
  return Object.fromEntries(
    MembershipType.options.flatMap((membership) => {
      const parts = pricesOf(prices, membership, expectedPlan(membership, plan));
      return parts ? [[membership, parts.reduce((sum, { monthly }) => sum + Math.round(monthly * 100), 0)]] : [];
    }),
  );
}
