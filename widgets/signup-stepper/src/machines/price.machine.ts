import { type Failure, toFailure } from "shared-runtime/api/failure.ts";
import type { MembershipCalculation, MembershipPrices } from "shared-runtime/api/membership.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { assign, setup } from "xstate";

type Calculation = MembershipCalculation["message"];

export interface PriceContext {
  readonly prices: MembershipPrices | undefined;
  /** JSON of the form for which the membership is calculated; `undefined` while the form is incomplete. */
  readonly form: string | undefined;
  readonly calculation: Calculation | undefined;
}

export type PriceEvent =
  | { readonly type: "form.changed"; readonly form: string | undefined }
  | { readonly type: "price.retried" };

/** Fetches the prices, and the membership of a complete form. */
export const priceMachine = setup({
  types: { context: {} as PriceContext, events: {} as PriceEvent },
  actors: {
    fetchPrices: actorSlot<MembershipPrices, object>("fetchPrices"),
    calculateMembership: actorSlot<Calculation, { readonly form: string }>("calculateMembership"),
  },
  actions: {
    keepPrices: assign((_, prices: MembershipPrices) => ({ prices })),
    keepForm: assign((_, form: string | undefined) => ({ form })),
    keepCalculation: assign((_, calculation: Calculation) => ({ calculation })),
    forgetCalculation: assign({ calculation: undefined }),
  },
  guards: {
    isKnown: ({ context }, form: string | undefined) => context.form === form,
    isIncomplete: (_, form: string | undefined) => form === undefined,
    isNotFound: (_, failure: Failure) => failure.kind === "refused" && failure.status === 404,
  },
}).createMachine({
  id: "price",
  context: { prices: undefined, form: undefined, calculation: undefined },
  type: "parallel",
  states: {
    prices: {
      initial: "fetching",
      states: {
        fetching: {
          invoke: {
            src: "fetchPrices",
            input: {},
            onDone: { target: "fetched", actions: { type: "keepPrices", params: ({ event }) => event.output } },
            onError: "failed",
          },
        },
        fetched: {},
        failed: { on: { "price.retried": "fetching" } },
      },
    },
    membership: {
      initial: "idle",
      on: {
        "form.changed": [
          { guard: { type: "isKnown", params: ({ event }) => event.form } },
          {
            guard: { type: "isIncomplete", params: ({ event }) => event.form },
            target: ".idle",
            actions: ["forgetCalculation", { type: "keepForm", params: ({ event }) => event.form }],
          },
          {
            target: ".calculating",
            actions: ["forgetCalculation", { type: "keepForm", params: ({ event }) => event.form }],
          },
        ],
      },
      states: {
        idle: {},
        calculating: {
          invoke: {
            src: "calculateMembership",
            input: ({ context: { form = "" } }) => ({ form }),
            onDone: { target: "found", actions: { type: "keepCalculation", params: ({ event }) => event.output } },
            onError: [
              { guard: { type: "isNotFound", params: ({ event }) => toFailure(event.error) }, target: "missing" },
              { target: "failed" },
            ],
          },
        },
        found: {},
        missing: {},
        failed: { on: { "price.retried": "calculating" } },
      },
    },
  },
});
