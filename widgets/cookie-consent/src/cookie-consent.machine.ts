import { assign, setup } from "xstate";

interface Context {
  /** Whether the visitor had answered when the page loaded. */
  readonly wasAnswered: boolean;
  /** Whether the answer was given on this page, so that it is announced to screen readers. */
  readonly isAnnounced: boolean;
}

export type CookieConsentEvent =
  | { readonly type: "settings.opened" }
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
    announceAnswer: assign({ isAnnounced: true }),
    clearAnnouncement: assign({ isAnnounced: false }),
  },
  guards: { isAnswered: (_, isAnswered: boolean) => isAnswered },
}).createMachine({
  id: "cookie-consent",
  context: ({ input }) => ({ wasAnswered: input.isAnswered, isAnnounced: false }),
  initial: "routing",
  states: {
    routing: {
      always: [
        { guard: { type: "isAnswered", params: ({ context }) => context.wasAnswered }, target: "answered" },
        { target: "asking" },
      ],
    },
    asking: {
      on: {
        "settings.opened": "choosing",
        "choice.kept": { target: "answered", actions: "announceAnswer" },
        "answer.found": "answered",
      },
    },
    /** The categories are open, and there is no answer yet. */
    choosing: {
      on: {
        "choice.kept": { target: "answered", actions: "announceAnswer" },
        "answer.found": "answered",
      },
    },
    answered: { on: { "settings.opened": { target: "changing", actions: "clearAnnouncement" } } },
    /** The categories are open; the previous answer counts until a new one is given. */
    changing: {
      on: {
        "choice.kept": { target: "answered", actions: "announceAnswer" },
        "settings.closed": "answered",
      },
    },
  },
});
