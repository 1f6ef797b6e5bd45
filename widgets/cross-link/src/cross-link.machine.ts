import { type Failure, toFailure } from "shared-runtime/api/failure.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { assign, setup } from "xstate";

interface Input {
  readonly cvJwt: string;
}

interface Context extends Input {
  /** Address of a picture of the CV's first page; `undefined` if there is none. */
  readonly frontPage: string | undefined;
}

/** The card of one stored CV. It is offered only after the server has confirmed that it still has the CV. */
export const crossLinkMachine = setup({
  types: { context: {} as Context, input: {} as Input },
  actors: { findFrontPage: actorSlot<string | undefined, Input>("findFrontPage") },
  actions: {
    keepFrontPage: assign((_, frontPage: string | undefined) => ({ frontPage })),
    dropSession: (_, _dropped: Input) => {},
  },
  guards: {
    isGone: (_, failure: Failure) => failure.kind === "refused" && [401, 404].includes(failure.status),
    isUnreadable: (_, failure: Failure) => failure.kind === "refused" && failure.status === 422,
  },
}).createMachine({
  id: "cross-link",
  context: ({ input: { cvJwt } }) => ({ cvJwt, frontPage: undefined }),
  initial: "looking",
  states: {
    looking: {
      invoke: {
        src: "findFrontPage",
        input: ({ context: { cvJwt } }) => ({ cvJwt }),
        onDone: { target: "offered", actions: { type: "keepFrontPage", params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: "isGone", params: ({ event }) => toFailure(event.error) },
            target: "gone",
            actions: { type: "dropSession", params: ({ context: { cvJwt } }) => ({ cvJwt }) },
          },
          { guard: { type: "isUnreadable", params: ({ event }) => toFailure(event.error) }, target: "gone" },
          { target: "offered" },
        ],
      },
    },
    offered: {},
    gone: {},
  },
});
