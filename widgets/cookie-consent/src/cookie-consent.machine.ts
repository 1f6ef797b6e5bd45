import { assign, setup } from "xstate";

interface Context {
  /** When the page began. */
  readonly wasAnswered: boolean;
  /** Whether an answer was given here, which is then said to who listens. */
  readonly isSaid: boolean;
}

export type CookieConsentEvent =
  | { readonly type: "settings.wanted" }
  | { readonly type: "settings.closed" }
  | { readonly type: "choice.kept" }
  /** In another tab, or by another tool. */
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
    /** The categories are open for a first answer. */
    choosing: {
      on: {
        "choice.kept": { target: "answered", actions: "sayAnswer" },
        "answer.found": "answered",
      },
    },
    answered: { on: { "settings.wanted": { target: "changing", actions: "forgetWhatWasSaid" } } },
    /** The categories are open; the answer there is holds until another is kept. */
    changing: {
      on: {
        "choice.kept": { target: "answered", actions: "sayAnswer" },
        "settings.closed": "answered",
      },
    },
  },
});
