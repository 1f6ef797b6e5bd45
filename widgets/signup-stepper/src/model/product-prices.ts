import { MembershipType, type MembershipPrices } from "shared-runtime/api/membership.ts";
import { priceOf } from "./price.ts";

/** Monthly price of each product in øre, on the main plan, which most people have. Empty until the prices are known. */
export function productPrices(prices: MembershipPrices | undefined): Readonly<Partial<Record<MembershipType, number>>> {
  if (prices === undefined) return {};
  return Object.fromEntries(
    MembershipType.options.flatMap((product) => {
      const price = priceOf(prices, product, "main");
      return price ? [[product, price.monthly]] : [];
    }),
  );
}
