import type { City } from "shared-runtime/api/city.ts";
import { type Failure, toFailure } from "shared-runtime/api/failure.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { present } from "shared-runtime/flow/present.ts";
import { Zip } from "shared-runtime/rules/zip.ts";
import * as v from "valibot";
import { assign, setup } from "xstate";
import { digitsIn } from "shared-runtime/text/digits-in.ts";

interface Context {
  /** The digits in the field. */
  readonly typed: string;
  readonly city: City | undefined;
  readonly failure: Failure | undefined;
  /** True if the visitor has submitted before the city is known. */
  readonly hurried: boolean;
  /** Number of failed attempts to continue. */
  readonly attempts: number;
}

const untouched = { failure: undefined, hurried: false, attempts: 0 };

export type PlaceEvent =
  | { readonly type: "zip.typed"; readonly text: string }
  | { readonly type: "place.submitted" }
  | { readonly type: "lookup.retried" };

/** Finds the city of a postal code while it is typed. */
export const placeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PlaceEvent,
    input: {} as { readonly typed: string; readonly city: City | undefined },
  },
  actors: { findCity: actorSlot<City, { readonly zip: string }>("findCity") },
  actions: {
    keepDigits: assign((_, text: string) => ({ ...untouched, typed: digitsIn(text, 4), city: undefined })),
    keepCity: assign((_, city: City) => ({ city })),
    keepFailure: assign((_, failure: Failure) => ({ failure, city: undefined })),
    hurry: assign({ hurried: true }),
    calmDown: assign({ hurried: false }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    /** Provided by the widget: the visitor continues with this place. */
    givePlace: (_, _place: City) => {},
  },
  guards: {
    isShort: ({ context }) => context.typed.length < 4,
    isKnown: ({ context }) => context.city?.zip === context.typed,
    isPossible: ({ context }) => v.is(Zip, context.typed),
    isHurried: ({ context }) => context.hurried,
    hasChanged: ({ context }, text: string) => digitsIn(text, 4) !== context.typed,
    isUnknown: (_, failure: Failure) => failure.kind === "refused" && [400, 404].includes(failure.status),
  },
}).createMachine({
  id: "place",
  context: ({ input }) => ({ ...input, ...untouched }),
  initial: "typed",
  on: {
    "zip.typed": {
      guard: { type: "hasChanged", params: ({ event }) => event.text },
      target: ".typed",
      actions: { type: "keepDigits", params: ({ event }) => event.text },
    },
    "place.submitted": { actions: "countAttempt" },
  },
  states: {
    typed: {
      always: [
        { guard: "isShort", target: "incomplete" },
        { guard: "isKnown", target: "found" },
        { guard: "isPossible", target: "looking" },
        { target: "unknown" },
      ],
    },
    incomplete: {},
    looking: {
      invoke: {
        src: "findCity",
        input: ({ context }) => ({ zip: context.typed }),
        onDone: { target: "found", actions: { type: "keepCity", params: ({ event }) => event.output } },
        onError: [
          { guard: { type: "isUnknown", params: ({ event }) => toFailure(event.error) }, target: "unknown" },
          {
            target: "unanswered",
            actions: { type: "keepFailure", params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
      on: { "place.submitted": { actions: "hurry" } },
    },
    found: {
      always: {
        guard: "isHurried",
        actions: ["calmDown", { type: "givePlace", params: ({ context }) => present(context.city, "city") }],
      },
      on: {
        "place.submitted": {
          actions: { type: "givePlace", params: ({ context }) => present(context.city, "city") },
        },
      },
    },
    unknown: { always: { guard: "isHurried", actions: ["calmDown", "countAttempt"] } },
    unanswered: {
      always: { guard: "isHurried", actions: ["calmDown", "countAttempt"] },
      on: { "lookup.retried": "looking", "place.submitted": { target: "looking", actions: "hurry" } },
    },
  },
});
