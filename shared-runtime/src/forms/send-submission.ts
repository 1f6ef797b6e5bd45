// This module is loaded when a form is about to be sent, since the client of the API is larger than the form.
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
  /** The id of the member who filled in the form. */
  readonly member?: string | undefined;
}

/** Sends a submission once. Throws the errors of ky. */
export function sendSubmission({ apiUrl, call, body, ...sending }: Sending): Promise<void> {
  return postSubmission(createApiClient({ apiUrl }), call, body, sending).catch(explainClosedFrame);
}
