import type { Logger } from "pino";
import { organisationCalls } from "./organisations.routes.ts";
import type { Capability } from "../capability.ts";
import { createKeptOrganisations, type FindOrganisations } from "./kept-organisations.ts";

interface Deps {
  readonly find: FindOrganisations;
  readonly log: Logger;
}

/** Answers with the prices of memberships in other organisations, for the fee calculator. */
export function organisationsCapability(deps: Deps): Capability {
  return { routes: [organisationCalls(createKeptOrganisations(deps))] };
}
