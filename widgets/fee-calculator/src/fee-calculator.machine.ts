import type { Organisations } from "shared-runtime/api/organisations.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { assign, setup } from "xstate";
import { type Calculation, calculationOf } from "./model/calculation.ts";
import type { FeeChoice } from "./model/fee-choice.ts";

interface Input {
  /** The choice in a shared address. */
  readonly shared: FeeChoice | undefined;
}

interface Context extends Input {
  /** Whether the prices could not be loaded at the last attempt. */
  readonly hasFailed: boolean;
  readonly organisations: Organisations | undefined;
  readonly calculation: Calculation | undefined;
}

export type FeeCalculatorEvent =
  | { readonly type: "choice.made"; readonly choice: FeeChoice }
  | { readonly type: "form.changed" }
  | { readonly type: "result.cleared" }
  | { readonly type: "loading.retried" };

interface Chosen {
  readonly organisations: Organisations;
  readonly choice: FeeChoice | undefined;
}

const chosen = (
  { organisations = { organisations: [] } }: Pick<Context, "organisations">,
  choice: FeeChoice,
): Chosen => ({
  organisations,
  choice,
});

/**
 * Loads the prices, then alternates between the choice and the result. A shared address leads directly to the result.
 */
export const feeCalculatorMachine = setup({
  types: { context: {} as Context, events: {} as FeeCalculatorEvent, input: {} as Input },
  actors: { fetchOrganisations: actorSlot<Organisations, object>("fetchOrganisations") },
  actions: {
    forgetShared: assign({ shared: undefined }),
    keepFailure: assign({ hasFailed: true }),
    keepOrganisations: assign((_, organisations: Organisations) => ({ organisations })),
    keepCalculation: assign((_, { organisations, choice }: Chosen) => ({
      calculation: calculationOf(organisations, choice),
    })),
    forgetCalculation: assign({ calculation: undefined }),
  },
  guards: {
    isEmpty: (_, { ours, organisations }: Organisations) => ours === undefined || organisations.length === 0,
    isSound: (_, { organisations, choice }: Chosen) => calculationOf(organisations, choice) !== undefined,
  },
}).createMachine({
  id: "fee-calculator",
  context: ({ input: { shared } }) => ({
    shared,
    hasFailed: false,
    organisations: undefined,
    calculation: undefined,
  }),
  initial: "loading",
  // If a visitor makes a choice while the prices are loaded, the result of the shared address is not shown.
  on: { "form.changed": { actions: "forgetShared" } },
  states: {
    loading: {
      invoke: {
        src: "fetchOrganisations",
        input: {},
        onDone: [
          { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "empty" },
          {
            guard: {
              type: "isSound",
              params: ({ event, context }) => ({ organisations: event.output, choice: context.shared }),
            },
            target: "calculated",
            actions: [
              { type: "keepOrganisations", params: ({ event }) => event.output },
              {
                type: "keepCalculation",
                params: ({ event, context }) => ({ organisations: event.output, choice: context.shared }),
              },
            ],
          },
          { target: "choosing", actions: { type: "keepOrganisations", params: ({ event }) => event.output } },
        ],
        onError: { target: "failed", actions: "keepFailure" },
      },
    },
    failed: { on: { "loading.retried": "loading" } },
    empty: {},
    choosing: {
      on: {
        "choice.made": {
          guard: { type: "isSound", params: ({ event, context }) => chosen(context, event.choice) },
          target: "calculated",
          actions: { type: "keepCalculation", params: ({ event, context }) => chosen(context, event.choice) },
        },
      },
    },
    calculated: { on: { "result.cleared": { target: "choosing", actions: "forgetCalculation" } } },
  },
});
