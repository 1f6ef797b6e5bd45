import { Organisations, organisationsPath } from "shared-runtime/api/organisations.ts";
import * as v from "valibot";

const timeoutMs = 15_000;

/**
 * The prices of all organisations. Rejects if they do not arrive or are not valid. Does not use the API client, which
 * is larger than the call. The retries of the client are not needed, since the visitor can try again.
 */
export async function fetchOrganisations(apiUrl: string): Promise<Organisations> {
  const answer = await fetch(new URL(organisationsPath, apiUrl), {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`The organisations were answered with ${answer.status}.`);
  return v.parse(Organisations, await answer.json());
}
