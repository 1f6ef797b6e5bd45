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

/** How many jobs are shown before the visitor asks for more. */
export const firstJobs = 3;

interface Context {
  readonly place: City | undefined;
  /** The chosen CV, kept until the server has it, or until it was refused for what it is. */
  readonly file: File | undefined;
  /** Where several files were given at once: how many, and the one that was taken. */
  readonly several: { readonly count: number; readonly name: string } | undefined;
  /** Share of it that has been sent, 0 to 1. */
  readonly sent: number;
  /** The CV the server has. */
  readonly session: ToolSession | undefined;
  /** True if the session was there before this visit of the page began. */
  readonly resumed: boolean;
  /** True where a CV turned out to be gone, until the next one is chosen. */
  readonly expired: boolean;
  /** Whether a CV may be sent or jobs asked for: the visitor has said who they are, or has consented. */
  readonly admitted: boolean;
  readonly filter: Filter;
  readonly results: JobMatchResults | undefined;
  /** How many of them the visitor sees. */
  readonly shown: number;
  readonly problem: JobProblem | undefined;
  /** Why new results could not be had; the old ones are still there. */
  readonly unrefreshed: Failure | undefined;
  /** The step the visitor goes to, where that is not simply the next one. */
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
  /** Where the visitor was when the page was loaded anew. */
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
      // What was found from another place is of no use here.
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
    /** What a problem costs, once it has been read. */
    clearAfterProblem: assign(({ context: { problem } }) => ({
      problem: undefined,
      filter: everywhere,
      ...(problem?.clears !== "nothing" && noCv),
      ...(problem?.clears === "everything" && { place: undefined }),
    })),
    markExpired: assign({ expired: true }),
    admit: assign({ admitted: true }),
    showMore: assign({ shown: mostJobs }),
    /** Filled by the widget: remembers the session over a reload and for the visitor's other tools. */
    rememberSession: (_, _session: ToolSession) => {},
    /** Filled by the widget: the remembered session is no longer requested. */
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
    // Leads on by what is known already.
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
        // A CV that is there already may be the wrong one.
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
    // Before the gate: what is chosen or was stored waits.
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
        // The old results stay in sight. A change on the way takes the place of the last one.
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
        // The dialog stands before all steps.
        "step.visited": {},
      },
    },
  },
});

function searchOf({ session, place, filter }: Context): SearchInput {
  return { cvJwt: present(session, "session").cvJwt, place: present(place, "place"), filter };
}
