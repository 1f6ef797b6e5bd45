import type { ApiClient } from "../api/create-api-client.ts";
import type { SubmissionCall } from "./submission-call.ts";

interface Sending {
  /** A repeated call with the same key is stored once. */
  readonly key: string;
  readonly signal?: AbortSignal;
  /** The id of the member who filled it in. Somebody else's session is refused with 401. */
  readonly member?: string | undefined;
}

/**
 * Sends a submission once: a repetition is up to the caller. Any answer of 2xx is a success, as the specification says. Throws what ky throws; an invalid submission is refused with
 * 422 and `problems`, an ended session with 401.
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
