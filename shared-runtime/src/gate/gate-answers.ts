import type { ApiClient } from "../api/create-api-client.ts";
import { toolLeadCall } from "../api/tool-lead-call.ts";
import { explainClosedFrame } from "../forms/closed-frame.ts";
import { postSubmission } from "../forms/post-submission.ts";
import { createSubmissionKeys } from "../forms/submission-keys.ts";
import type { ToolId } from "../session/tool-session.ts";
import { hideUntil, type Passer } from "./gate-memory.ts";
import { hiddenAfter } from "./hidden-after.ts";
import type { GivenLead } from "./tool-gate.machine.ts";

export interface GateAnswers {
  /** Sends the answers of the gate. Throws the errors of `postSubmission`. */
  readonly send: (lead: GivenLead["payload"], signal: AbortSignal) => Promise<void>;
  /** Hides the dialogs of this tool, and of the tools for which its answer counts, for one person. */
  readonly remember: (passer: Passer, now: number) => void;
}

/** In its own file, since it is needed only when the dialogs are shown. */
export function createGateAnswers(api: ApiClient, tool: ToolId): GateAnswers {
  const keyOf = createSubmissionKeys("tool-gate");
  return {
    send: (lead, signal) =>
      postSubmission(api, toolLeadCall, lead, { key: keyOf(lead), signal }).catch(explainClosedFrame),
    remember: (passer, now) => {
      for (const [hidden, until] of hiddenAfter(tool, passer.kind, now)) hideUntil(hidden, passer, until);
    },
  };
}
