import { membershipCalls, type MembershipCallsDeps } from "./membership.routes.ts";
import type { Capability } from "../capability.ts";

/** Answers with the prices, and with the membership that a person gets. */
export function membershipCapability(deps: MembershipCallsDeps): Capability {
  return { routes: [membershipCalls(deps)] };
}
