import { type City, type CitySuggestion, leastCitySearch } from "shared-runtime/api/city.ts";
import { type Failure, toFailure } from "shared-runtime/api/failure.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { Zip } from "shared-runtime/rules/zip.ts";
import * as v from "valibot";
import { assign, setup } from "xstate";

interface Context {
  readonly zip: string;
  /** Whether the city of the draft is kept, whatever the lookup finds: the form compares them. */
  readonly keepsCity: boolean;
  /** Whether the city in the form was found by the postal code, and not typed. */
  readonly isGiven: boolean;
  readonly text: string;
  readonly suggestions: readonly CitySuggestion[];
}

export type CityEvent =
  /** The postal code of a Danish address; an empty text for other addresses. */
  | { readonly type: "zip.typed"; readonly zip: string }
  | { readonly type: "city.typed"; readonly text: string }
  | { readonly type: "city.chosen"; readonly zip: string; readonly city: string };

/** After this number of milliseconds, the lookup counts as unanswered, since the person waits for it. */
const lookupMs = 3_000;

const keepsCity = ({ context }: { readonly context: Context }): boolean => context.keepsCity;

/** The milliseconds of a pause in typing after which a city is searched for. */
const pauseMs = 200;

/**
 * Finds the city of a Danish postal code, and suggests cities for a typed text. If there is no answer, the person types
 * the city.
 */
export const cityMachine = setup({
  types: { context: {} as Context, events: {} as CityEvent, input: {} as { readonly hasCity: boolean } },
  actors: {
    findCity: actorSlot<City, { readonly zip: string }>("findCity"),
    searchCities: actorSlot<readonly CitySuggestion[], { readonly text: string }>("searchCities"),
  },
  actions: {
    /** The first code of all comes from the draft, together with its city. */
    keepZip: assign(({ context }, zip: string) => ({ zip, keepsCity: context.keepsCity && context.zip === "" })),
    keepGiven: assign((_, isGiven: boolean) => ({ isGiven })),
    keepText: assign((_, text: string) => ({ text: text.trim() })),
    keepSuggestions: assign((_, suggestions: readonly CitySuggestion[]) => ({ suggestions })),
    forgetSuggestions: assign({ suggestions: [] }),
    /** Provided by the screen: remembers the city of a postal code, or that there is no such code. */
    learnZip: (_, _found: { readonly zip: string; readonly city: string | undefined }) => {},
    /** Provided by the screen: enters the city of the postal code, if there is one to enter. */
    giveCity: (_, _city: City | undefined) => {},
    /** Provided by the screen: removes the city, which is that of another postal code, unless it is to be kept. */
    takeCity: (_, _keepsCity: boolean) => {},
  },
  guards: {
    isPossible: (_, zip: string) => v.is(Zip, zip),
    isGiven: ({ context }) => context.isGiven,
    isKnown: ({ context }, zip: string) => zip === context.zip,
    isLongEnough: (_, text: string) => text.trim().length >= leastCitySearch,
    isUnknown: (_, failure: Failure) => failure.kind === "refused" && failure.status === 404,
  },
}).createMachine({
  id: "city",
  context: ({ input: { hasCity } }) => ({ zip: "", keepsCity: hasCity, isGiven: hasCity, text: "", suggestions: [] }),
  type: "parallel",
  states: {
    lookup: {
      initial: "idle",
      on: {
        "zip.typed": [
          { guard: { type: "isKnown", params: ({ event }) => event.zip } },
          {
            guard: { type: "isPossible", params: ({ event }) => event.zip },
            target: ".looking",
            actions: { type: "keepZip", params: ({ event }) => event.zip },
          },
          { target: ".idle", actions: { type: "keepZip", params: ({ event }) => event.zip } },
        ],
        "city.typed": { actions: { type: "keepGiven", params: false } },
        "city.chosen": {
          target: ".idle",
          actions: [
            { type: "learnZip", params: ({ event }) => event },
            { type: "keepZip", params: ({ event }) => event.zip },
            { type: "keepGiven", params: true },
          ],
        },
      },
      states: {
        idle: {},
        looking: {
          after: {
            [lookupMs]: [
              { guard: "isGiven", target: "idle", actions: { type: "takeCity", params: keepsCity } },
              { target: "idle" },
            ],
          },
          invoke: {
            src: "findCity",
            input: ({ context: { zip } }) => ({ zip }),
            onDone: {
              target: "idle",
              actions: [
                { type: "learnZip", params: ({ event }) => event.output },
                { type: "giveCity", params: ({ context, event }) => (context.keepsCity ? undefined : event.output) },
                { type: "keepGiven", params: true },
              ],
            },
            onError: [
              {
                guard: { type: "isUnknown", params: ({ event }) => toFailure(event.error) },
                target: "unknown",
                actions: [
                  { type: "learnZip", params: ({ context: { zip } }) => ({ zip, city: undefined }) },
                  { type: "takeCity", params: keepsCity },
                ],
              },
              // Without this, the city of the previous postal code would remain.
              { guard: "isGiven", target: "idle", actions: { type: "takeCity", params: keepsCity } },
              { target: "idle" },
            ],
          },
        },
        unknown: {},
      },
    },
    search: {
      initial: "idle",
      on: {
        "city.typed": [
          {
            guard: { type: "isLongEnough", params: ({ event }) => event.text },
            target: ".pausing",
            actions: { type: "keepText", params: ({ event }) => event.text },
          },
          { target: ".idle", actions: "forgetSuggestions" },
        ],
        "city.chosen": { target: ".idle", actions: "forgetSuggestions" },
      },
      states: {
        idle: {},
        pausing: { after: { [pauseMs]: "searching" } },
        searching: {
          invoke: {
            src: "searchCities",
            input: ({ context: { text } }) => ({ text }),
            onDone: { target: "idle", actions: { type: "keepSuggestions", params: ({ event }) => event.output } },
            // Suggestions are a help: without them, the city is typed.
            onError: { target: "idle", actions: "forgetSuggestions" },
          },
        },
      },
    },
  },
});
