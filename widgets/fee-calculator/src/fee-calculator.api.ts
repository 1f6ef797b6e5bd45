import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { Organisations, organisationsPath } from "shared-runtime/api/organisations.ts";

/** The prices of all organisations. Throws what ky throws. */
export function fetchOrganisations(api: ApiClient, signal: AbortSignal): Promise<Organisations> {
  return api.get(organisationsPath, { signal }).json(Organisations);
}
