// Loaded when a form is about to be sent: the client of the API is larger than the form.
import { createApiClient } from "../api/create-api-client.ts";
import { explainClosedFrame } from "./closed-frame.ts";
import { postSubmission } from "./post-submission.ts";
import type { SubmissionCall } from "./submission-call.ts";

interface Sending {
  readonly apiUrl: string;
  readonly call: SubmissionCall;
  readonly body: object;
  /** A repeated call with the same key is stored once. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** The id of the member who filled it in. */
  readonly member?: string | undefined;
}

/** Sends a submission once. Throws what ky throws. */
export function sendSubmission({ apiUrl, call, body, ...sending }: Sending): Promise<void> {
  return postSubmission(createApiClient({ apiUrl }), call, body, sending).catch(explainClosedFrame);
}
