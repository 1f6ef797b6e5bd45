import type { ApiClient } from "./create-api-client.ts";
import { LeadTaken } from "./lead-taken.ts";
import type { MemberLead, VisitorLead } from "./leads.ts";

/**
 * Stores a lead, once: whoever asks again decides that, with the same key, so that an answer that was lost on its way
 * makes no second lead. Throws what ky throws; a lead that breaks a rule is refused with 422 and `problems`, a session
 * that has ended with 401.
 */
export function postToolLead(
  api: ApiClient,
  lead: VisitorLead | MemberLead,
  { key, signal }: { readonly key: string; readonly signal?: AbortSignal },
): Promise<LeadTaken> {
  return api
    .post("leads/post-tool-lead", {
      json: lead,
      headers: { "idempotency-key": key },
      retry: 0,
      signal: signal ?? null,
    })
    .json(LeadTaken);
}
