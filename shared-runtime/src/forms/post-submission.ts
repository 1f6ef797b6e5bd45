import type { ApiClient } from "../api/create-api-client.ts";
import type { SubmissionCall } from "./submission-call.ts";

interface Sending {
  /** A repeated call with the same key is stored once. */
  readonly key: string;
  readonly signal?: AbortSignal;
  /** The id of the member who filled in the form. In another person's session, the call is refused with 401. */
  readonly member?: string | undefined;
}

/**
 * Sends a submission once, without retries. As the specification says, any 2xx answer is a success. Throws the errors
 * of ky: an invalid submission is refused with 422 and `problems`, an ended session with 401.
 */
export async function postSubmission(
  api: ApiClient,
  { path }: Pick<SubmissionCall, "path">,
  body: object,
  { key, signal, member }: Sending,
): Promise<void> {
  await api.post(path, {
    json: body,
    headers: { "idempotency-key": key, ...(member !== undefined && { "for-member": encodeURIComponent(member) }) },
    retry: 0,
    signal: signal ?? null,
  });
}
