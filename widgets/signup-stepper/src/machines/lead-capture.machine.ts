import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { assign, setup } from "xstate";

interface Context {
  /** JSON of the answers to save; `undefined` while they must not be saved. */
  readonly lead: string | undefined;
  readonly saved: string | undefined;
}

export type LeadCaptureEvent = {
  readonly type: "answers.changed";
  /** JSON of the lead; `undefined` before the terms are accepted and the first step is passed. */
  readonly lead: string | undefined;
};

/** Milliseconds, from the specification. */
const pauseMs = 1000;

/**
 * Saves the answers a second after the last change. No step waits for the call; after a failure, the next change saves
 * all answers.
 */
export const leadCaptureMachine = setup({
  types: { context: {} as Context, events: {} as LeadCaptureEvent },
  actors: { saveLead: actorSlot<unknown, { readonly lead: string }>("saveLead") },
  actions: {
    keepLead: assign((_, lead: string | undefined) => ({ lead })),
    keepSaved: assign(({ context }) => ({ saved: context.lead })),
  },
  guards: {
    isNews: ({ context }, lead: string | undefined) => lead !== undefined && lead !== context.saved,
    isWaiting: ({ context }, lead: string | undefined) => lead === context.lead,
  },
}).createMachine({
  id: "lead-capture",
  context: { lead: undefined, saved: undefined },
  initial: "idle",
  on: {
    "answers.changed": [
      { guard: { type: "isWaiting", params: ({ event }) => event.lead } },
      {
        guard: { type: "isNews", params: ({ event }) => event.lead },
        target: ".pausing",
        actions: { type: "keepLead", params: ({ event }) => event.lead },
      },
      { target: ".idle", actions: { type: "keepLead", params: ({ event }) => event.lead } },
    ],
  },
  states: {
    idle: {},
    pausing: { after: { [pauseMs]: "saving" } },
    // A change during the call aborts the call. The change is saved together with the other answers a second later.
    saving: {
      invoke: {
        src: "saveLead",
        input: ({ context: { lead = "" } }) => ({ lead }),
        onDone: { target: "idle", actions: "keepSaved" },
        onError: "idle",
      },
    },
  },
});
