import { useActorRef } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import type { SubmissionProblem } from "../forms/submission-problem.ts";
import { flowDraft } from "./flow-draft.ts";
import type { FlowAnswers, FlowDefinition } from "./flow-step.ts";
import type { FlowSubmission } from "./flow-submission.ts";
import { createFlowMachine, type FlowActor } from "./flow.machine.ts";

export interface FlowActorOptions {
  /** Sends the answers. Must treat a repeated key as the same submission. */
  readonly submit: (submission: FlowSubmission, signal: AbortSignal) => Promise<unknown>;
  /**
   * Turns an expected failure of `submit` into data; rethrows other errors. Usually `submissionProblem` of the call.
   */
  readonly problemOf: (error: unknown) => SubmissionProblem;
  /** The texts that were typed in the first frame, by step. They replace texts of the draft. */
  readonly typedEarly?: FlowAnswers;
}

/**
 * Runs a flow from the position in its draft. Later changes of the options are ignored. If a widget has more states
 * than a flow, it invokes `createFlowMachine` in its own machine, with `flowDraft(definition).read()` as input.
 */
export function useFlowActor(
  definition: FlowDefinition,
  { submit, problemOf, typedEarly = {} }: FlowActorOptions,
): FlowActor {
  const [machine] = useState(() =>
    createFlowMachine(definition.steps, problemOf).provide({
      actors: {
        submitAnswers: fromPromise(({ input, signal }: { input: FlowSubmission; signal: AbortSignal }) =>
          submit(input, signal),
        ),
      },
    }),
  );
  const [input] = useState(() => {
    const kept = flowDraft(definition).read();
    const typed = Object.entries(typedEarly).map(([step, answers]) => [step, { ...kept.answers?.[step], ...answers }]);
    return { ...kept, answers: { ...kept.answers, ...Object.fromEntries(typed) } as FlowAnswers };
  });
  return useActorRef(machine, { input });
}
