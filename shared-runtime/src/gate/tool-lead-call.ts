import type { ApiClient } from "../api/create-api-client.ts";
import { toolLeadCall } from "../api/tool-lead-call.ts";
import { explainClosedFrame } from "../forms/closed-frame.ts";
import { postSubmission } from "../forms/post-submission.ts";
import { createSubmissionKeys } from "../forms/submission-keys.ts";
import type { GivenLead } from "./tool-gate.machine.ts";

/** Sends the answers of the gate. Throws the errors of `postSubmission`. */
export type ToolLeadCall = (lead: GivenLead["payload"], signal: AbortSignal) => Promise<void>;

/** In its own file, since it is needed only when the dialogs are shown. */
export function createToolLeadCall(api: ApiClient): ToolLeadCall {
  const keyOf = createSubmissionKeys("tool-gate");
  return (lead, signal) =>
    postSubmission(api, toolLeadCall, lead, { key: keyOf(lead), signal }).catch(explainClosedFrame);
}
