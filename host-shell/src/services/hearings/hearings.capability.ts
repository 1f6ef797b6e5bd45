import type { Capability } from "../capability.ts";
import { type FindHearings, hearingCalls } from "./hearings.routes.ts";

/** Answers with the hearings on which members may give their opinion. */
export function hearingsCapability(deps: { readonly find: FindHearings; readonly now: () => Date }): Capability {
  return { routes: [hearingCalls(deps)] };
}
