import type { City } from "shared-runtime/api/city.ts";
import { type Failure, toFailure } from "shared-runtime/api/failure.ts";
import { type JobMatchResults, mostJobs } from "shared-runtime/api/jobmatch.ts";
import { isGone } from "shared-runtime/cv/cv-problem.ts";
import { objectionTo } from "shared-runtime/cv/objection-to.ts";
import type { SendCvInput } from "shared-runtime/cv/send-cv.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { present } from "shared-runtime/flow/present.ts";
import type { ToolSession } from "shared-runtime/session/tool-session.ts";
import { and, assign, setup } from "xstate";
import type { VisitedStep } from "./visited-step.ts";
import { everywhere, type Filter } from "./model/filter.ts";
import { type JobProblem, jobProblemOf, objectionToCv } from "./model/job-problem.ts";

/** The number of jobs that are shown at first. */
const firstJobs = 3;

interface Context {
  readonly place: City | undefined;
  /** The chosen CV, kept until the server has accepted or refused it. */
  readonly file: File | undefined;
  /** Set if several files were given at once: their number, and the name of the one that is used. */
  readonly several: { readonly count: number; readonly name: string } | undefined;
  /** Share of the file that has been sent, 0 to 1. */
  readonly sent: number;
  /** The CV that the server has. */
  readonly session: ToolSession | undefined;
  /** True if the session existed before the page was loaded. */
  readonly resumed: boolean;
  /** True if a CV turned out to be gone, until the next one is chosen. */
  readonly expired: boolean;
  /** Whether the visitor has passed the gate, so that calls may be made. */
  readonly admitted: boolean;
  readonly filter: Filter;
  readonly results: JobMatchResults | undefined;
  /** The number of results that are shown. */
  readonly shown: number;
  readonly problem: JobProblem | undefined;
  /** Why the last refresh failed; `results` are still the old ones. */
  readonly unrefreshed: Failure | undefined;
  /** The step to go to, if it is not simply the next one. */
  readonly requested: VisitedStep | undefined;
}

export type JobmatchEvent =
  | { readonly type: "place.given"; readonly place: City }
  | { readonly type: "cv.chosen"; readonly file: File; readonly offered?: number }
  | { readonly type: "upload.progressed"; readonly share: number }
  | { readonly type: "gate.passed" }
  | { readonly type: "wait.cancelled" }
  | { readonly type: "offer.accepted" }
  | { readonly type: "offer.declined" }
  | { readonly type: "problem.acknowledged" }
  | { readonly type: "filter.changed"; readonly filter: Filter }
  | { readonly type: "refresh.retried" }
  | { readonly type: "more.asked" }
  | { readonly type: "search.restarted" }
  | { readonly type: "step.visited"; readonly step: VisitedStep };

export interface SearchInput {
  readonly cvJwt: string;
  readonly place: City;
  readonly filter: Filter;
}

export interface JobmatchInput {
  readonly session: ToolSession | undefined;
  readonly place: City | undefined;
  readonly filter: Filter;
  readonly shown: number | undefined;
  /** The step at which the page was reloaded. */
  readonly at: VisitedStep | undefined;
}

const noCv = { file: undefined, several: undefined, sent: 0, session: undefined, resumed: false };
const noResults = { results: undefined, shown: firstJobs, unrefreshed: undefined };

const dropSession = {
  type: "dropSession",
  params: ({ context }: { readonly context: Context }) => context.session,
} as const;
const failureOf = ({ event }: { readonly event: { readonly error: unknown } }) => toFailure(event.error);

export const jobmatchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as JobmatchEvent,
    input: {} as JobmatchInput,
  },
  actors: {
    sendCv: actorSlot<ToolSession, SendCvInput>("sendCv"),
    findJobs: actorSlot<JobMatchResults, SearchInput>("findJobs"),
  },
  actions: {
    keepPlace: assign(({ context }, place: City) => ({
      place,
      // Results from another place are discarded.
      ...(context.place?.zip !== place.zip && noResults),
    })),
    keepFile: assign((_, { file, offered }: { readonly file: File; readonly offered: number }) => ({
      ...noResults,
      file,
      several: offered > 1 ? { count: offered, name: file.name } : undefined,
      sent: 0,
      expired: false,
    })),
    keepObjection: assign((_, file: File) => ({ problem: objectionToCv(present(objectionTo(file), "objection")) })),
    keepShare: assign((_, share: number) => ({ sent: share })),
    keepSession: assign((_, session: ToolSession) => ({ session, resumed: false, file: undefined })),
    keepResults: assign((_, results: JobMatchResults) => ({ results, unrefreshed: undefined })),
    keepNewResults: assign((_, results: JobMatchResults) => ({ ...noResults, results })),
    keepFilter: assign((_, filter: Filter) => ({ filter, unrefreshed: undefined })),
    keepUnrefreshed: assign((_, unrefreshed: Failure) => ({ unrefreshed })),
    keepProblem: assign((_, problem: JobProblem) => ({ problem })),
    keepRequest: assign((_, requested: VisitedStep) => ({ requested })),
    forgetUnrefreshed: assign({ unrefreshed: undefined }),
    forgetRequest: assign({ requested: undefined }),
    forgetFile: assign({ file: undefined, several: undefined, sent: 0 }),
    forgetCv: assign({ ...noCv, ...noResults, filter: everywhere }),
    forgetEverything: assign({ ...noCv, ...noResults, filter: everywhere, place: undefined, expired: false }),
    /** Forgets what the problem made useless. */
    clearAfterProblem: assign(({ context: { problem } }) => ({
      problem: undefined,
      filter: everywhere,
      ...(problem?.clears !== "nothing" && noCv),
      ...(problem?.clears === "everything" && { place: undefined }),
    })),
    markExpired: assign({ expired: true }),
    admit: assign({ admitted: true }),
    showMore: assign({ shown: mostJobs }),
    /** Filled by the widget: stores the session for a reload and for the other tools. */
    rememberSession: (_, _session: ToolSession) => {},
    /** Filled by the widget: deletes the stored session. */
    dropSession: (_, _session: ToolSession | undefined) => {},
  },
  guards: {
    isInvalid: (_, file: File) => objectionTo(file) !== undefined,
    isAdmitted: ({ context }) => context.admitted,
    lacksPlace: ({ context }) => context.place === undefined,
    hasFile: ({ context }) => context.file !== undefined,
    hasSession: ({ context }) => context.session !== undefined,
    isRequested: ({ context }, step: VisitedStep) => context.requested === step,
    isResultRequested: ({ context }) => context.requested === "result" && context.results !== undefined,
    isGone: (_, failure: Failure) => isGone(failure),
    clears: ({ context }, clears: JobProblem["clears"]) => context.problem?.clears === clears,
  },
}).createMachine({
  id: "jobmatch",
  context: ({ input }) => ({
    ...noCv,
    ...noResults,
    place: input.place,
    session: input.session,
    resumed: input.session !== undefined,
    filter: input.filter,
    shown: input.shown ?? firstJobs,
    requested: input.at,
    expired: false,
    admitted: false,
    problem: undefined,
  }),
  initial: "routing",
  on: {
    "cv.chosen": [
      {
        guard: { type: "isInvalid", params: ({ event }) => event.file },
        target: ".failed",
        actions: { type: "keepObjection", params: ({ event }) => event.file },
      },
      {
        target: ".routing",
        actions: { type: "keepFile", params: ({ event: { file, offered = 1 } }) => ({ file, offered }) },
      },
    ],
    "gate.passed": { actions: "admit" },
    "step.visited": { target: ".routing", actions: { type: "keepRequest", params: ({ event }) => event.step } },
  },
  states: {
    // Chooses the next state from what is known.
    routing: {
      always: [
        { guard: "lacksPlace", target: "asking" },
        { guard: { type: "isRequested", params: "zip" }, target: "asking" },
        { guard: { type: "isRequested", params: "upload" }, target: "choosing" },
        { guard: "isResultRequested", target: "matched" },
        { guard: and(["isAdmitted", "hasFile"]), target: "uploading" },
        { guard: "hasFile", target: "held" },
        { guard: and(["isAdmitted", "hasSession"]), target: "searching" },
        { guard: "hasSession", target: "held" },
        { target: "choosing" },
      ],
      exit: "forgetRequest",
    },
    asking: {
      on: {
        "place.given": {
          target: "routing",
          actions: { type: "keepPlace", params: ({ event }) => event.place },
        },
        // The visitor wants to use another CV than the stored one.
        "offer.declined": {
          actions: [dropSession, "forgetCv"],
        },
      },
    },
    choosing: {
      on: {
        "offer.accepted": [
          { guard: "hasFile", target: "routing" },
          { guard: "hasSession", target: "routing" },
        ],
        "offer.declined": [{ guard: "hasFile", actions: "forgetFile" }, { actions: [dropSession, "forgetCv"] }],
      },
    },
    // Before the gate: a chosen file or a stored session waits.
    held: {
      always: { guard: "isAdmitted", target: "routing" },
      on: {
        "offer.declined": { target: "choosing", actions: "forgetFile" },
        "wait.cancelled": {
          target: "choosing",
          actions: [dropSession, "forgetCv"],
        },
      },
    },
    uploading: {
      invoke: {
        src: "sendCv",
        input: ({ context, self }) => ({
          file: present(context.file, "file"),
          onProgress: (share) => self.send({ type: "upload.progressed", share }),
        }),
        onDone: {
          target: "searching",
          actions: [
            { type: "keepSession", params: ({ event }) => event.output },
            { type: "rememberSession", params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: "failed",
          actions: { type: "keepProblem", params: ({ event }) => jobProblemOf(toFailure(event.error), "upload") },
        },
      },
      on: {
        "upload.progressed": { actions: { type: "keepShare", params: ({ event }) => event.share } },
        "wait.cancelled": { target: "choosing", actions: "forgetFile" },
      },
    },
    searching: {
      invoke: {
        src: "findJobs",
        input: ({ context }) => searchOf(context),
        onDone: { target: "matched", actions: { type: "keepResults", params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: "isGone", params: failureOf },
            target: "choosing",
            actions: [dropSession, "forgetCv", "markExpired"],
          },
          {
            target: "failed",
            actions: { type: "keepProblem", params: ({ event }) => jobProblemOf(toFailure(event.error), "search") },
          },
        ],
      },
      on: { "wait.cancelled": { target: "choosing" } },
    },
    matched: {
      initial: "settled",
      on: {
        "filter.changed": {
          target: ".refreshing",
          actions: { type: "keepFilter", params: ({ event }) => event.filter },
        },
        "more.asked": { actions: "showMore" },
        "search.restarted": {
          target: "asking",
          actions: [dropSession, "forgetEverything"],
        },
      },
      states: {
        settled: { on: { "refresh.retried": "refreshing" } },
        // The old results stay visible. A new change of the filter replaces the running one.
        refreshing: {
          entry: "forgetUnrefreshed",
          invoke: {
            src: "findJobs",
            input: ({ context }) => searchOf(context),
            onDone: { target: "settled", actions: { type: "keepNewResults", params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: "isGone", params: failureOf },
                target: "#jobmatch.choosing",
                actions: [dropSession, "forgetCv", "markExpired"],
              },
              {
                target: "settled",
                actions: { type: "keepUnrefreshed", params: failureOf },
              },
            ],
          },
        },
      },
    },
    failed: {
      on: {
        "problem.acknowledged": [
          {
            guard: { type: "clears", params: "everything" },
            target: "asking",
            actions: [dropSession, "clearAfterProblem"],
          },
          {
            guard: { type: "clears", params: "cv" },
            target: "choosing",
            actions: [dropSession, "clearAfterProblem"],
          },
          { target: "choosing", actions: "clearAfterProblem" },
        ],
        // The error dialog is modal, so the browser's Back must not leave it.
        "step.visited": {},
      },
    },
  },
});

function searchOf({ session, place, filter }: Context): SearchInput {
  return { cvJwt: present(session, "session").cvJwt, place: present(place, "place"), filter };
}
