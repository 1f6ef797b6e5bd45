import { type Failure, toFailure } from "shared-runtime/api/failure.ts";
import type { MembershipCalculation, MembershipPrices } from "shared-runtime/api/membership.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { assign, setup } from "xstate";
import type { Outcome } from "../sending/agreed-membership.ts";

type Calculation = MembershipCalculation["message"];

export interface PriceContext {
  readonly prices: MembershipPrices | undefined;
  /** JSON of the forms that the answers can lead to. Empty while too much is open. */
  readonly forms: readonly string[];
  /** The membership of all forms; `undefined` while they lead to different ones. */
  readonly calculation: Calculation | undefined;
  /** The memberships of any form. Empty while too much is open. */
  readonly possible: readonly Calculation[];
}

export type PriceEvent =
  | { readonly type: "forms.changed"; readonly forms: readonly string[] }
  | { readonly type: "price.retried" };

/** Fetches the prices, and the membership that all possible forms lead to. */
export const priceMachine = setup({
  types: { context: {} as PriceContext, events: {} as PriceEvent },
  actors: {
    fetchPrices: actorSlot<MembershipPrices, object>("fetchPrices"),
    calculateMembership: actorSlot<Outcome, { readonly forms: readonly string[] }>("calculateMembership"),
  },
  actions: {
    keepPrices: assign((_, prices: MembershipPrices) => ({ prices })),
    keepForms: assign((_, forms: readonly string[]) => ({ forms })),
    keepOutcome: assign((_, outcome: Outcome) => outcome),
    forgetOutcome: assign({ calculation: undefined, possible: [] }),
  },
  guards: {
    isKnown: ({ context }, forms: readonly string[]) =>
      forms.length === context.forms.length && isWithin(forms, context.forms),
    /** Whether further answers have only excluded forms, so that what holds for all of them still holds. */
    staysMissing: ({ context }, forms: readonly string[]) => forms.length > 0 && isWithin(forms, context.forms),
    staysFound: ({ context }, forms: readonly string[]) =>
      context.calculation !== undefined && forms.length > 0 && isWithin(forms, context.forms),
    isOpen: (_, forms: readonly string[]) => forms.length === 0,
    isNotFound: (_, failure: Failure) => failure.kind === "refused" && failure.status === 404,
  },
}).createMachine({
  id: "price",
  context: { prices: undefined, forms: [], calculation: undefined, possible: [] },
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
        "forms.changed": [
          { guard: { type: "isKnown", params: ({ event }) => event.forms } },
          {
            guard: { type: "isOpen", params: ({ event }) => event.forms },
            target: ".idle",
            actions: ["forgetOutcome", { type: "keepForms", params: ({ event }) => event.forms }],
          },
          {
            target: ".calculating",
            actions: ["forgetOutcome", { type: "keepForms", params: ({ event }) => event.forms }],
          },
        ],
      },
      states: {
        idle: {},
        calculating: {
          invoke: {
            src: "calculateMembership",
            input: ({ context: { forms } }) => ({ forms }),
            onDone: { target: "found", actions: { type: "keepOutcome", params: ({ event }) => event.output } },
            onError: [
              { guard: { type: "isNotFound", params: ({ event }) => toFailure(event.error) }, target: "missing" },
              { target: "failed" },
            ],
          },
        },
        found: {
          on: {
            "forms.changed": { guard: { type: "staysFound", params: ({ event }) => event.forms } },
          },
        },
        missing: { on: { "forms.changed": { guard: { type: "staysMissing", params: ({ event }) => event.forms } } } },
        failed: { on: { "price.retried": "calculating" } },
      },
    },
  },
});

function isWithin(forms: readonly string[], known: readonly string[]): boolean {
  return forms.every((form) => known.includes(form));
}
