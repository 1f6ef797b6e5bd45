import { MembershipType } from "shared-runtime/api/membership.ts";
import * as v from "valibot";
import { trackedTypes } from "./membership-cards.tracked.ts";

interface Order {
  /** With the membership in `product`, where the sign-up flow reads it. */
  readonly href: string;
  /** As the event names it; `undefined` if the id belongs to no membership. */
  readonly membershipType: string | undefined;
}

/** Where an order link leads, and what its event says, by the id that editors gave the link. */
export function orderOf(href: string, linkId: string | undefined): Order {
  const type = v.safeParse(MembershipType, linkId?.toLowerCase());
  if (!type.success) return { href, membershipType: undefined };
  return { href: withProduct(href, type.output), membershipType: trackedTypes[type.output] };
}

/** Only our own pages know the parameter. */
function withProduct(href: string, product: string): string {
  if (!href.startsWith("/")) return href;
  const url = new URL(href, "https://own.invalid");
  url.searchParams.set("product", product);
  return url.pathname + url.search + url.hash;
}
