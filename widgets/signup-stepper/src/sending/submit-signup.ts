import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { signupCall } from "shared-runtime/api/signup-calls.ts";
import type { FlowAnswers } from "shared-runtime/flow/flow-step.ts";
import { loadPart } from "shared-runtime/flow/load-part.ts";
import { postSubmission } from "shared-runtime/forms/post-submission.ts";
import { calculateMembership } from "../signup-stepper.api.ts";
import type { Entry } from "../entry/entry-of.ts";
import type { SignupFlow } from "../signup-flow.ts";
import { redirectHref } from "./redirect-href.ts";
import { keepStored } from "./stored-signup.ts";
import { sentBody } from "./sent-body.ts";

export interface Submitted {
  readonly membership: string;
  readonly href: string;
}

interface Sending {
  readonly apiUrl: string;
  readonly selfServiceHref: string;
  readonly signup: SignupFlow;
  readonly answers: FlowAnswers;
  readonly entry: Entry;
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
export async function submitSignup(api: ApiClient, { onStored, ...sending }: Sending): Promise<Submitted> {
  const { signup, answers, entry, apiUrl, selfServiceHref } = sending;
  const body = sentBody(signup, answers, entry);
  await postSubmission(api, signupCall, body, sending).catch(async (error: unknown) => {
    console.error("Error setting cookie", error);
    const { explainClosedFrame } = await loadPart(() => import("shared-runtime/forms/closed-frame.ts"));
    explainClosedFrame(error);
  });
  keepStored(signup, answers);
  onStored();
  const calculation = await calculateMembership(api, body, sending.signal);
  const product = body.product ?? entry.product ?? "";
  return { membership: calculation.membership, href: redirectHref({ apiUrl, selfServiceHref, product, calculation }) };
}
