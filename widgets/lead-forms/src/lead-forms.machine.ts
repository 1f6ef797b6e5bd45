import type { SubmissionTaken } from "shared-runtime/api/submission-taken.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { present } from "shared-runtime/flow/present.ts";
import type { SubmissionCall } from "shared-runtime/forms/submission-call.ts";
import { submissionProblem, type SubmissionProblem } from "shared-runtime/forms/submission-problem.ts";
import { assign, setup } from "xstate";

interface Context {
  readonly call: SubmissionCall;
  /** The body of the running or last call. */
  readonly given: object | undefined;
  readonly problem: SubmissionProblem | undefined;
}

export type LeadFormsEvent =
  | { readonly type: "lead.given"; readonly lead: object }
  | { readonly type: "check.failed"; readonly error: unknown }
  | { readonly type: "result.acknowledged" };

/** Sends one form, any number of times. */
export const leadFormsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as LeadFormsEvent,
    input: {} as { readonly call: SubmissionCall },
  },
  actors: { sendLead: actorSlot<SubmissionTaken, { readonly lead: object }>("sendLead") },
  actions: {
    keepLead: assign((_, given: object) => ({ given, problem: undefined })),
    keepProblem: assign((_, problem: SubmissionProblem) => ({ problem })),
    forgetProblem: assign({ problem: undefined }),
    /** Filled by the hook: what was typed is no longer needed. */
    forgetTyped: () => {},
    /** Filled by the hook: tracks an answer. */
    announceAnswer: (_, _isStored: boolean) => {},
  },
  guards: {
    isShownInPlace: ({ context }) => Object.keys(context.problem?.fields ?? {}).length > 0,
  },
}).createMachine({
  id: "lead-forms",
  context: ({ input }) => ({ call: input.call, given: undefined, problem: undefined }),
  initial: "filling",
  states: {
    filling: {
      on: {
        "lead.given": { target: "sending", actions: { type: "keepLead", params: ({ event }) => event.lead } },
        // What checks the form could not be loaded.
        "check.failed": {
          target: "failed",
          actions: {
            type: "keepProblem",
            params: ({ context, event }) => submissionProblem(context.call, event.error),
          },
        },
      },
    },
    // Nothing aborts a running call: the lead may already have arrived.
    sending: {
      invoke: {
        src: "sendLead",
        input: ({ context }) => ({ lead: present(context.given, "given") }),
        onDone: { target: "stored", actions: ["forgetTyped", { type: "announceAnswer", params: true }] },
        onError: {
          target: "refused",
          actions: [
            {
              type: "keepProblem",
              params: ({ context, event }) => submissionProblem(context.call, event.error),
            },
            { type: "announceAnswer", params: false },
          ],
        },
      },
    },
    refused: { always: [{ guard: "isShownInPlace", target: "filling" }, { target: "failed" }] },
    stored: { on: { "result.acknowledged": "filling" } },
    failed: { on: { "result.acknowledged": { target: "filling", actions: "forgetProblem" } } },
  },
});
