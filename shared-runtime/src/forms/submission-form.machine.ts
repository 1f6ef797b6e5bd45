import { assign, setup } from "xstate";
import { actorSlot } from "../flow/actor-slot.ts";
import { present } from "../flow/present.ts";
import type { SubmissionCall } from "./submission-call.ts";
import { isAboutFields, submissionProblem, type SubmissionProblem } from "./submission-problem.ts";

interface Context {
  readonly call: SubmissionCall;
  /** The body of the running or last call. */
  readonly body: object | undefined;
  readonly problem: SubmissionProblem | undefined;
}

type SubmissionFormEvent =
  | { readonly type: "form.completed"; readonly body: object }
  | { readonly type: "check.failed"; readonly error: unknown }
  | { readonly type: "result.acknowledged" };

/** Submits a form of one step, any number of times. */
export const submissionFormMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SubmissionFormEvent,
    input: {} as { readonly call: SubmissionCall },
  },
  actors: { submit: actorSlot<void, { readonly body: object }>("submit") },
  actions: {
    keepBody: assign((_, body: object) => ({ body, problem: undefined })),
    keepProblem: assign((_, problem: SubmissionProblem) => ({ problem })),
    forgetProblem: assign({ problem: undefined }),
    /** Filled by the hook: deletes the draft of the form in this tab, and the key of its submission. */
    forgetTyped: () => {},
    /** Filled by the hook: calls `onAnswer`. */
    announceAnswer: (_, _isStored: boolean) => {},
  },
  guards: {
    isShownInPlace: ({ context }) => isAboutFields(context.problem),
  },
}).createMachine({
  id: "submission-form",
  context: ({ input }) => ({ call: input.call, body: undefined, problem: undefined }),
  initial: "filling",
  states: {
    filling: {
      on: {
        "form.completed": { target: "sending", actions: { type: "keepBody", params: ({ event }) => event.body } },
        // The code that checks the form could not be loaded.
        "check.failed": {
          target: "failed",
          actions: {
            type: "keepProblem",
            params: ({ context, event }) => submissionProblem(context.call, event.error),
          },
        },
      },
    },
    // A running call is never aborted, since the submission may already have arrived.
    sending: {
      invoke: {
        src: "submit",
        input: ({ context }) => ({ body: present(context.body, "body") }),
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
