import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import type { SubmissionTaken } from "shared-runtime/api/submission-taken.ts";
import { postSubmission } from "shared-runtime/forms/post-submission.ts";
import type { SubmissionCall } from "shared-runtime/forms/submission-call.ts";

interface Sending {
  readonly apiUrl: string;
  readonly call: SubmissionCall;
  readonly lead: object;
  /** A repeated call with the same key is stored once. */
  readonly key: string;
  readonly signal: AbortSignal;
}

/** Sends a lead once. Throws what ky throws. */
export function sendLead({ apiUrl, call, lead, ...sending }: Sending): Promise<SubmissionTaken> {
  return postSubmission(createApiClient({ apiUrl }), call, lead, sending);
}
