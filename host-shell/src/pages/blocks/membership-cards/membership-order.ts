import { MembershipType } from "shared-runtime/api/membership.ts";
import * as v from "valibot";
import { trackedTypes } from "./membership-cards.tracked.ts";

interface Order {
  /** The address, with the membership in the parameter `product`, which the sign-up flow reads. */
  readonly href: string;
  /** The membership type in the event; `undefined` if the link id belongs to no membership. */
  readonly membershipType: string | undefined;
}

/** The address and the event of an order link, by the id that editors gave the link. */
export function orderOf(href: string, linkId: string | undefined): Order {
  const type = v.safeParse(MembershipType, linkId?.toLowerCase());
  if (!type.success) return { href, membershipType: undefined };
  return { href: withProduct(href, type.output), membershipType: trackedTypes[type.output] };
}

/** Adds the parameter only for our own pages, since pages of other sites do not know it. */
function withProduct(href: string, product: string): string {
  if (!href.startsWith("/")) return href;
  const url = new URL(href, "https://own.invalid");
  url.searchParams.set("product", product);
  return url.pathname + url.search + url.hash;
}
