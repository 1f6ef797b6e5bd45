import { assign, setup } from "xstate";

interface Context {
  /** Whether the visitor had answered when the page loaded. */
  readonly wasAnswered: boolean;
  /** Whether the answer was given here and is announced to screen readers. */
  readonly isSaid: boolean;
}

export type CookieConsentEvent =
  | { readonly type: "settings.wanted" }
  | { readonly type: "settings.closed" }
  | { readonly type: "choice.kept" }
  /** The visitor has answered in another tab or another tool. */
  | { readonly type: "answer.found" };

export const cookieConsentMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CookieConsentEvent,
    input: {} as { readonly isAnswered: boolean },
  },
  actions: {
    sayAnswer: assign({ isSaid: true }),
    forgetWhatWasSaid: assign({ isSaid: false }),
  },
  guards: { isAnswered: (_, isAnswered: boolean) => isAnswered },
}).createMachine({
  id: "cookie-consent",
  context: ({ input }) => ({ wasAnswered: input.isAnswered, isSaid: false }),
  initial: "beginning",
  states: {
    beginning: {
      always: [
        { guard: { type: "isAnswered", params: ({ context }) => context.wasAnswered }, target: "answered" },
        { target: "asking" },
      ],
    },
    asking: {
      on: {
        "settings.wanted": "choosing",
        "choice.kept": { target: "answered", actions: "sayAnswer" },
        "answer.found": "answered",
      },
    },
    /** The categories are open, and there is no answer yet. */
    choosing: {
      on: {
        "choice.kept": { target: "answered", actions: "sayAnswer" },
        "answer.found": "answered",
      },
    },
    answered: { on: { "settings.wanted": { target: "changing", actions: "forgetWhatWasSaid" } } },
    /** The categories are open; the previous answer holds until a new one is kept. */
    changing: {
      on: {
        "choice.kept": { target: "answered", actions: "sayAnswer" },
        "settings.closed": "answered",
      },
    },
  },
});
