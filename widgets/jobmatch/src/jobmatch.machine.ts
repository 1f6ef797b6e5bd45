import type { City } from "shared-runtime/api/city.ts";
import { type Failure, failureOf } from "shared-runtime/api/failure.ts";
import { type JobMatchResults, mostJobs } from "shared-runtime/api/jobmatch.ts";
import type { CvIntakeEvent } from "shared-runtime/cv/cv-intake.events.ts";
import { cvIntakeMachine, intakeOf, untouchedIntake } from "shared-runtime/cv/cv-intake.machine.ts";
import type { CvIntake } from "shared-runtime/cv/cv-intake.ts";
import { isGone } from "shared-runtime/cv/cv-problem.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { present } from "shared-runtime/flow/present.ts";
import type { ToolSession } from "shared-runtime/session/tool-session.ts";
import { and, assign, forwardTo, not, sendTo, setup } from "xstate";
import { everywhere, type Filter } from "./model/filter.ts";
import { clearedBy, type Cleared } from "./model/job-problem.ts";
import type { VisitedStep } from "./visited-step.ts";

/** The number of jobs that are shown at first. */
const firstJobs = 3;
/** The number of jobs that each press adds. */
const moreJobs = 10;

interface Context {
  readonly place: City | undefined;
  /** Whether `place` was read in the CV, and not given by the visitor. */
  readonly assumed: boolean;
  /** Whether the search may still begin at the place that the stored CV names. */
  readonly assumes: boolean;
  /** The CV, as its intake last reported it. */
  readonly cv: CvIntake;
  readonly filter: Filter;
  /** The jobs for this place and CV. */
  readonly results: JobMatchResults | undefined;
  /** The filter of the request for the results. During a refresh, and after a failed refresh, `filter` is newer. */
  readonly resultsFilter: Filter;
  /** The number of results that are shown. */
  readonly shown: number;
  /** Why the last refresh failed, so that `results` are old. */
  readonly unrefreshed: Failure | undefined;
  /** The step at which the page was reloaded. */
  readonly at: VisitedStep | undefined;
}

export type JobmatchEvent =
  | CvIntakeEvent
  | { readonly type: "zip.begun" }
  | { readonly type: "place.given"; readonly place: City }
  | { readonly type: "filter.changed"; readonly filter: Filter }
  | { readonly type: "refresh.retried" }
  | { readonly type: "more.asked" }
  | { readonly type: "search.restarted" }
  | { readonly type: `${VisitedStep}.visited` };

export interface SearchInput {
  readonly cvJwt: string;
  readonly place: City;
  readonly filter: Filter;
}

export interface JobmatchInput {
  readonly session: ToolSession | undefined;
  readonly place: City | undefined;
  /** Whether the search may begin at the place that the stored CV names. */
  readonly assumes?: boolean;
  /** Whether the visitor has come from another tool, with the stored CV. */
  readonly isBrought?: boolean;
  readonly filter: Filter;
  readonly shown: number | undefined;
  /** The step at which the page was reloaded. */
  readonly at: VisitedStep | undefined;
}

const noResults = { results: undefined, resultsFilter: everywhere, shown: firstJobs, unrefreshed: undefined };
const noPlace = { ...noResults, place: undefined, assumed: false, filter: everywhere };

const placeGiven = {
  target: "taking",
  actions: [
    { type: "keepPlace", params: ({ event }: { readonly event: { readonly place: City } }) => event.place },
    "forgetResults",
    "acceptCv",
  ],
} as const;
const toIntake = { actions: "passOn" } as const;

export const jobmatchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as JobmatchEvent,
    input: {} as JobmatchInput,
    children: {} as { readonly intake: "cvIntake" },
  },
  actors: {
    cvIntake: cvIntakeMachine,
    /** `undefined` if the CV names no place. */
    findPlace: actorSlot<City | undefined, { readonly cvJwt: string }>("findPlace"),
    findJobs: actorSlot<JobMatchResults, SearchInput>("findJobs"),
  },
  actions: {
    /** Discards results for another CV, and also the filter if there is no CV any more. */
    keepCv: assign(({ context }, cv: CvIntake) => ({
      cv,
      ...(cv.session !== context.cv.session && noResults),
      ...(cv.session === undefined && context.cv.session !== undefined && { filter: everywhere }),
    })),
    /** Results from another place are discarded. */
    keepPlace: assign(({ context }, place: City) => ({
      place,
      assumed: false,
      ...(context.place?.zip !== place.zip && noResults),
    })),
    assumePlace: assign((_, place: City | undefined) => ({ place, assumed: true })),
    stopAssuming: assign({ assumes: false }),
    keepResults: assign(({ context: { filter } }, results: JobMatchResults) => ({
      results,
      resultsFilter: filter,
      unrefreshed: undefined,
    })),
    keepNewResults: assign(({ context: { filter } }, results: JobMatchResults) => ({
      ...noResults,
      results,
      resultsFilter: filter,
    })),
    keepFilter: assign((_, filter: Filter) => ({ filter, unrefreshed: undefined })),
    keepUnrefreshed: assign((_, unrefreshed: Failure) => ({ unrefreshed })),
    forgetUnrefreshed: assign({ unrefreshed: undefined }),
    forgetResults: assign({ results: undefined }),
    forgetFilter: assign({ filter: everywhere }),
    forgetPlace: assign(noPlace),
    showMore: assign(({ context: { shown } }) => ({ shown: Math.min(shown + moreJobs, mostJobs) })),
    /** Passes an event of the visitor on to the intake. */
    passOn: forwardTo("intake"),
    acceptCv: sendTo("intake", { type: "offer.accepted" }),
    setCvAside: sendTo("intake", { type: "cv.setAside" }),
    removeCv: sendTo("intake", { type: "cv.removed" }),
    expireCv: sendTo("intake", { type: "cv.expired" }),
    reportFailure: sendTo("intake", (_, failure: Failure) => ({ type: "use.failed", failure })),
  },
  guards: {
    hasPlace: ({ context }) => context.place !== undefined,
    hasResults: ({ context }) => context.results !== undefined,
    isReady: ({ context }) => context.cv.at === "ready",
    isUnready: ({ context }) => context.cv.at !== "ready",
    /** The error dialog is modal, so the browser's Back must not leave it. */
    hasNoDialog: ({ context }) => context.cv.at !== "failed",
    isGone: (_, failure: Failure) => isGone(failure),
    isFound: (_, place: City | undefined) => place !== undefined,
    /** A stored CV is used at once only if the gate was passed before; no dialog opens without a press. */
    mayAssume: ({ context: { assumes, place, cv, at } }) =>
      assumes && place === undefined && at === undefined && cv.session !== undefined,
    hasCv: ({ context }) => context.cv.session !== undefined,
    isBeforeGate: ({ context }) => context.cv.at === "held",
    isLater: ({ context: { place, at } }) => place !== undefined && at !== "zip",
    clears: ({ context }, cleared: Cleared) => clearedBy(context.cv.problem) === cleared,
  },
}).createMachine({
  id: "jobmatch",
  context: ({ input: { session, place, assumes = false, isBrought = false, filter, shown = firstJobs, at } }) => ({
    ...noResults,
    place,
    assumed: false,
    assumes,
    cv: untouchedIntake({
      session,
      isSetAside: (place === undefined && !(assumes && isBrought)) || at === "zip" || at === "upload",
    }),
    filter,
    shown,
    at,
  }),
  invoke: {
    id: "intake",
    src: "cvIntake",
    input: ({ context }) => context.cv,
    onSnapshot: { actions: { type: "keepCv", params: ({ event }) => intakeOf(event.snapshot) } },
  },
  initial: "arriving",
  on: {
    "cv.chosen": toIntake,
    "gate.passed": toIntake,
    "gate.declined": toIntake,
    "wait.cancelled": toIntake,
    "offer.accepted": { actions: ["forgetResults", "passOn"] },
    "offer.taken": { actions: ["forgetResults", "passOn"] },
    "offer.declined": toIntake,
    "person.left": toIntake,
    "problem.acknowledged": [
      { guard: { type: "clears", params: "everything" }, target: ".asking", actions: ["removeCv", "forgetPlace"] },
      { guard: { type: "clears", params: "cv" }, actions: ["removeCv", "forgetFilter"] },
      { actions: ["forgetFilter", "passOn"] },
    ],
    "zip.visited": { guard: "hasNoDialog", target: ".asking" },
    "upload.visited": { guard: "hasNoDialog", actions: "setCvAside" },
    "result.visited": { guard: "hasNoDialog", actions: "acceptCv" },
  },
  states: {
    arriving: {
      always: [
        { guard: "isLater", target: "taking" },
        { guard: "isBeforeGate", target: "assuming" },
        { target: "asking" },
      ],
    },
    // Nothing is known but a CV that the visitor has brought along. It may say where the search begins.
    assuming: {
      always: [
        { guard: "isReady", target: "placing" },
        { guard: not("isBeforeGate"), target: "asking" },
      ],
    },
    // Still asks for the postal code, while the stored CV is asked for one: its person passed the gate earlier.
    recalling: {
      always: { guard: not("hasCv"), target: "asking" },
      invoke: {
        src: "findPlace",
        input: ({ context }) => ({ cvJwt: present(context.cv.session, "session").cvJwt }),
        onDone: [
          {
            guard: { type: "isFound", params: ({ event }) => event.output },
            target: "taking",
            actions: [{ type: "assumePlace", params: ({ event }) => event.output }, "acceptCv"],
          },
          { target: "asking" },
        ],
        onError: [
          { guard: { type: "isGone", params: failureOf }, target: "asking", actions: "expireCv" },
          { target: "asking" },
        ],
      },
      on: {
        "zip.begun": "asking",
        "place.given": placeGiven,
        "offer.declined": { target: "asking", actions: "removeCv" },
      },
    },
    placing: {
      entry: "stopAssuming",
      always: { guard: "isUnready", target: "asking" },
      invoke: {
        src: "findPlace",
        input: ({ context }) => ({ cvJwt: present(context.cv.session, "session").cvJwt }),
        onDone: [
          {
            guard: { type: "isFound", params: ({ event }) => event.output },
            target: "taking",
            actions: { type: "assumePlace", params: ({ event }) => event.output },
          },
          { target: "asking" },
        ],
        onError: [
          { guard: { type: "isGone", params: failureOf }, target: "asking", actions: "expireCv" },
          { target: "asking" },
        ],
      },
      on: { "wait.cancelled": "asking" },
    },
    // The place is not known yet, so a CV has to wait.
    asking: {
      entry: "setCvAside",
      exit: "stopAssuming",
      on: {
        "gate.passed": [{ guard: "mayAssume", target: "recalling", actions: "passOn" }, { actions: "passOn" }],
        "zip.begun": { actions: "stopAssuming" },
        "place.given": placeGiven,
        // The visitor wants to use another CV than the stored one.
        "offer.declined": { actions: "removeCv" },
        "upload.visited": { guard: "hasPlace", target: "taking" },
        "result.visited": { guard: "hasPlace", target: "taking", actions: "acceptCv" },
      },
    },
    // Waits until the intake has a CV that is ready.
    taking: {
      always: [
        { guard: and(["isReady", "hasResults"]), target: "matched" },
        { guard: "isReady", target: "searching" },
      ],
    },
    searching: {
      always: { guard: "isUnready", target: "taking" },
      invoke: {
        src: "findJobs",
        input: ({ context }) => searchOf(context),
        onDone: { target: "matched", actions: { type: "keepResults", params: ({ event }) => event.output } },
        onError: [
          { guard: { type: "isGone", params: failureOf }, actions: "expireCv" },
          { actions: { type: "reportFailure", params: failureOf } },
        ],
      },
      on: { "wait.cancelled": { actions: "setCvAside" } },
    },
    matched: {
      always: { guard: "isUnready", target: "taking" },
      initial: "settled",
      on: {
        "filter.changed": {
          target: ".refreshing",
          actions: { type: "keepFilter", params: ({ event }) => event.filter },
        },
        "more.asked": { actions: "showMore" },
        "search.restarted": { target: "asking", actions: ["removeCv", "forgetPlace"] },
      },
      states: {
        settled: { on: { "refresh.retried": "refreshing" } },
        // The old results stay visible. A further change of the filter starts a new search instead of the running one.
        refreshing: {
          entry: "forgetUnrefreshed",
          invoke: {
            src: "findJobs",
            input: ({ context }) => searchOf(context),
            onDone: { target: "settled", actions: { type: "keepNewResults", params: ({ event }) => event.output } },
            onError: [
              { guard: { type: "isGone", params: failureOf }, actions: "expireCv" },
              { target: "settled", actions: { type: "keepUnrefreshed", params: failureOf } },
            ],
          },
        },
      },
    },
  },
});

function searchOf({ cv, place, filter }: Context): SearchInput {
  return { cvJwt: present(cv.session, "session").cvJwt, place: present(place, "place"), filter };
}
