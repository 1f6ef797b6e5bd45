import type { ApiClient } from "./create-api-client.ts";
import { LeadTaken } from "./lead-taken.ts";
import type { MemberLead, VisitorLead } from "./leads.ts";

/**
 * Stores a lead, once: whoever asks again decides that. Throws what ky throws; a lead that breaks a rule is refused with
 * 422 and `problems`, a session that has ended with 401.
 */
export function postToolLead(api: ApiClient, lead: VisitorLead | MemberLead, signal?: AbortSignal): Promise<LeadTaken> {
  return api.post("leads/post-tool-lead", { json: lead, retry: 0, signal: signal ?? null }).json(LeadTaken);
}
