import type { MembershipCalculation } from "shared-runtime/api/membership.ts";

interface Redirect {
  /** The API of the host-shell, ending in `/api/`. */
  readonly apiUrl: string;
  /** The path of self-service, on the same origin as the API. */
  readonly selfServiceHref: string;
  readonly product: string;
  readonly calculation: MembershipCalculation["message"];
}

/**
 * The address of the sign-in with the digital ID. The sign-in leads to self-service, where a sheet finishes the
 * sign-up.
 */
export function redirectHref({ apiUrl, selfServiceHref, product, calculation }: Redirect): string {
  const target = new URL(selfServiceHref, apiUrl);
  target.searchParams.set("signup", "true");
  target.searchParams.set("sheet_confirmation", calculation.sleeveEnum);
  target.searchParams.set("product", product);
  target.searchParams.set("membership", calculation.membership);
  const signIn = new URL("auth/login", apiUrl);
  signIn.searchParams.set("redirectUrl", target.pathname + target.search);
  return signIn.href;
}
