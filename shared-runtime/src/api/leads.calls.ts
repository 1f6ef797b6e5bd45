import type { ApiClient } from "./create-api-client.ts";
import { LeadTaken } from "./lead-taken.ts";
import type { MemberLead, VisitorLead } from "./leads.ts";

/**
 * Stores a lead. A retry with the same key stores no second one; it is up to the caller, since the call itself is never
 * repeated. Throws what ky throws; an invalid lead is refused with 422 and `problems`, an ended session with 401.
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

/** Returns the same key for a payload that is sent again unchanged, and a new key for a changed one. */
export function createSubmissionKeys(): (payload: object) => string {
  let last: { readonly sent: string; readonly key: string } | undefined;
  return (payload) => {
    const sent = JSON.stringify(payload);
    if (last?.sent !== sent) last = { sent, key: uuid() };
    return last.key;
  };
}

// On a page without TLS `crypto.randomUUID` is missing.
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, "$1-$2-$3-$4-");
}
