import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { answersOf } from "shared-runtime/flow/flow-step.ts";
import type { FlowActor } from "shared-runtime/flow/flow.machine.ts";
import { fromPromise, type SnapshotFrom } from "xstate";
import { leadCaptureMachine } from "./machines/lead-capture.machine.ts";
import { sentLead } from "./sending/sent-body.ts";
import type { SignupFlow } from "./signup-flow.ts";
import { saveLead } from "./signup-stepper.api.ts";
import { jsonText } from "shared-runtime/api/json-text.ts";

/** Saves the answers so far, once the terms are accepted and the first step is passed. */
export function useLeadCapture(actor: FlowActor, signup: SignupFlow, api: () => Promise<ApiClient>): void {
  const [machine] = useState(() =>
    leadCaptureMachine.provide({
      actors: {
        saveLead: fromPromise<unknown, { readonly lead: string }>(async ({ input, signal }) =>
          saveLead(await api(), JSON.parse(input.lead) as object, signal),
        ),
      },
    }),
  );
  const [, send] = useMachine(machine);
  const follow = useEffectEvent(({ context }: SnapshotFrom<FlowActor>) => {
    const { answers, passed } = context;
    const isReady = passed.includes(signup.contact.id) && answersOf(answers, signup.contact)?.terms === true;
    send({ type: "answers.changed", lead: isReady ? jsonText(sentLead(signup, answers)) : undefined });
  });
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => follow(snapshot));
    return () => subscription.unsubscribe();
  }, [actor]);
}
