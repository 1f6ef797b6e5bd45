import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { signupCall } from "shared-runtime/api/signup-calls.ts";
import { loadPart } from "shared-runtime/flow/load-part.ts";
import { postSubmission } from "shared-runtime/forms/post-submission.ts";
import { calculateMembership } from "../signup-stepper.api.ts";
import { redirectHref } from "./redirect-href.ts";

export interface Submitted {
  readonly membership: string;
  readonly href: string;
}

interface Sending {
  readonly apiUrl: string;
  readonly selfServiceHref: string;
  readonly product: string;
  readonly key: string;
  readonly signal: AbortSignal;
  /** Called when the server has stored the sign-up. The next steps may still fail. */
  readonly onStored: () => void;
}

/**
 * Stores the sign-up, which also sets the member cookie, and calculates the membership. Both calls may be repeated,
 * since the server stores one sign-up per key. Resolves with the membership and the address of the sign-in. Throws the
 * errors of ky.
 */
export async function submitSignup(api: ApiClient, body: object, { onStored, ...sending }: Sending): Promise<Submitted> {
  await postSubmission(api, signupCall, body, sending).catch(async (error: unknown) => {
    console.error("Error setting cookie", error);
    const { explainClosedFrame } = await loadPart(() => import("shared-runtime/forms/closed-frame.ts"));
    explainClosedFrame(error);
  });
  onStored();
  const calculation = await calculateMembership(api, body, sending.signal);
  return { membership: calculation.membership, href: redirectHref({ ...sending, calculation }) };
}
