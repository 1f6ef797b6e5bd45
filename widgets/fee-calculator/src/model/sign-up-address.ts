import type { MembershipType } from "shared-runtime/api/membership.ts";
import { type MemberType, partsOf } from "./member-type.ts";

/**
 * The address of the sign-up. If it is on the site of the API, the compared membership is added as a parameter, which
 * only our own sign-up knows.
 */
export function signUpAddress(joinHref: string, memberType: MemberType, { pageUrl, apiUrl }: SignUpSites): string {
  const address = new URL(joinHref, pageUrl);
  if (address.origin !== new URL(apiUrl, pageUrl).origin) return joinHref;
  const product: MembershipType = partsOf(memberType).includes("priceUnemploymentYearly")
    ? "fagforening+akasse"
    : "fagforening";
  address.searchParams.set("product", product);
  return address.href;
}

interface SignUpSites {
  readonly pageUrl: string;
  readonly apiUrl: string;
}
