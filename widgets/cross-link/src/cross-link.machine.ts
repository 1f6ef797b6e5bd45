import { type Failure, toFailure } from "shared-runtime/api/failure.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { assign, setup } from "xstate";
import type { ReadCv } from "./cross-link.api.ts";

interface Input {
  readonly cvJwt: string;
}

type Context = Input & ReadCv;

/** The card of one stored CV. It is offered only after the server has confirmed that it still has the CV. */
export const crossLinkMachine = setup({
  types: { context: {} as Context, input: {} as Input },
  actors: { readCv: actorSlot<ReadCv, Input>("readCv") },
  actions: {
    keepCv: assign((_, { frontPage, known }: ReadCv) => ({ frontPage, known })),
    dropSession: (_, _dropped: Input) => {},
  },
  guards: {
    isGone: (_, failure: Failure) => failure.kind === "refused" && [401, 404].includes(failure.status),
    isUnreadable: (_, failure: Failure) => failure.kind === "refused" && failure.status === 422,
  },
}).createMachine({
  id: "cross-link",
  context: ({ input: { cvJwt } }) => ({ cvJwt, frontPage: undefined, known: undefined }),
  initial: "looking",
  states: {
    looking: {
      invoke: {
        src: "readCv",
        input: ({ context: { cvJwt } }) => ({ cvJwt }),
        onDone: { target: "offered", actions: { type: "keepCv", params: ({ event }) => event.output } },
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
