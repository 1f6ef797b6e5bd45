import type { FoundCompanies } from "shared-runtime/api/company.calls.ts";
import type { Company } from "shared-runtime/api/company.ts";
import { type Failure, toFailure } from "shared-runtime/api/failure.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { assign, setup } from "xstate";

interface Context {
  readonly name: string;
  /** A city or a postal code, to narrow the search. */
  readonly town: string;
  /** The results of the last search, the best first. */
  readonly companies: readonly Company[];
  /** The number of matches in the register, of which `companies` may be a part. */
  readonly total: number;
  readonly showsAll: boolean;
  readonly failure: Failure | undefined;
}

export type WorkplaceEvent =
  | { readonly type: "name.typed"; readonly text: string }
  | { readonly type: "town.typed"; readonly text: string }
  | { readonly type: "search.asked" }
  | { readonly type: "all.asked" };

/** The number of places that are shown at first. */
export const fewPlaces = 5;

/** The milliseconds of a pause in typing after which the search begins. */
const pauseMs = 300;
/** The fewest letters that are searched for without a press. */
const leastLetters = 3;

/** Searches for places of work while their name is typed. An empty text has no results. */
export const workplaceMachine = setup({
  types: { context: {} as Context, events: {} as WorkplaceEvent },
  actors: {
    findCompanies: actorSlot<FoundCompanies, Pick<Context, "name" | "town">>("findCompanies"),
  },
  actions: {
    keepName: assign((_, name: string) => ({ name })),
    keepTown: assign((_, town: string) => ({ town })),
    keepCompanies: assign((_, found: FoundCompanies) => ({ ...found, showsAll: false, failure: undefined })),
    forgetCompanies: assign({ companies: [], total: 0, showsAll: false, failure: undefined }),
    keepFailure: assign((_, failure: Failure) => ({ failure, companies: [], total: 0 })),
    showAll: assign({ showsAll: true }),
  },
  guards: {
    isEmpty: ({ context: { name } }) => name.trim() === "",
    isShort: ({ context: { name } }) => name.trim().length < leastLetters,
  },
}).createMachine({
  id: "workplace",
  context: { name: "", town: "", companies: [], total: 0, showsAll: false, failure: undefined },
  initial: "idle",
  on: {
    "name.typed": { target: ".typed", actions: { type: "keepName", params: ({ event }) => event.text } },
    "town.typed": { target: ".typed", actions: { type: "keepTown", params: ({ event }) => event.text } },
    "search.asked": ".asked",
  },
  states: {
    idle: {},
    typed: { always: [{ guard: "isShort", target: "idle", actions: "forgetCompanies" }, { target: "pausing" }] },
    pausing: { after: { [pauseMs]: "searching" } },
    asked: { always: [{ guard: "isEmpty", target: "idle", actions: "forgetCompanies" }, { target: "searching" }] },
    searching: {
      invoke: {
        src: "findCompanies",
        input: ({ context: { name, town } }) => ({ name, town }),
        onDone: { target: "results", actions: { type: "keepCompanies", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: { type: "keepFailure", params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    results: { on: { "all.asked": { actions: "showAll" } } },
    failed: {},
  },
});
