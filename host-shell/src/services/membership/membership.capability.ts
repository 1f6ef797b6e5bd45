import { membershipCalls, type MembershipCallsDeps } from "./membership.routes.ts";
import type { Capability } from "../capability.ts";

/** Prices, and which membership somebody gets. */
export function membershipCapability(deps: MembershipCallsDeps): Capability {
  return { routes: [membershipCalls(deps)] };
}
