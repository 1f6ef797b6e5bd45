import { assign, setup } from "xstate";
import type { Answer } from "./model/advice.ts";

interface Context {
  readonly answer: Answer | undefined;
}

export type ServiceFormsEvent =
  | { readonly type: "answer.chosen"; readonly answer: Answer }
  | { readonly type: "answer.reconsidered" };

export const serviceFormsMachine = setup({
  types: { context: {} as Context, events: {} as ServiceFormsEvent },
  actions: {
    keepAnswer: assign((_, answer: Answer) => ({ answer })),
    forgetAnswer: assign({ answer: undefined }),
  },
}).createMachine({
  id: "service-forms",
  context: { answer: undefined },
  initial: "asking",
  states: {
    asking: {
      on: {
        "answer.chosen": {
          target: "answered",
          actions: { type: "keepAnswer", params: ({ event }) => event.answer },
        },
      },
    },
    answered: {
      on: { "answer.reconsidered": { target: "asking", actions: "forgetAnswer" } },
    },
  },
});
