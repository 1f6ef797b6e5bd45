import { toFailure, type Failure } from "shared-runtime/api/failure.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { present } from "shared-runtime/flow/present.ts";
import { isGone, isRefusedForGood, objection, problemOf, type CvProblem } from "shared-runtime/cv/cv-problem.ts";
import { objectionTo } from "shared-runtime/cv/objection-to.ts";
import type { SendCvInput } from "shared-runtime/cv/send-cv.ts";
import type { ToolSession } from "shared-runtime/session/tool-session.ts";
import { and, assign, setup } from "xstate";
import type { CvReview } from "./model/cv-review.ts";

interface Context {
  /** The chosen CV, kept until the server has accepted or refused it. */
  readonly file: File | undefined;
  /** Set if several files were given at once: their number, and the name of the one that is used. */
  readonly several: { readonly count: number; readonly name: string } | undefined;
  /** Share of the file that has been sent, 0 to 1. */
  readonly sent: number;
  /** The CV that the server has, kept until the visitor removes it or another one is accepted. */
  readonly session: ToolSession | undefined;
  /** True if the session existed before the page was loaded. */
  readonly resumed: boolean;
  readonly review: CvReview | undefined;
  readonly problem: CvProblem | undefined;
  /** True if a remembered CV turned out to be gone, until the next one is chosen. */
  readonly expired: boolean;
  /** Whether the visitor has passed the gate, so that calls may be made. */
  readonly admitted: boolean;
}

export type CvCheckEvent =
  | { readonly type: "cv.chosen"; readonly file: File; readonly offered?: number }
  | { readonly type: "upload.progressed"; readonly share: number }
  | { readonly type: "gate.passed" }
  | { readonly type: "check.cancelled" }
  | { readonly type: "check.restarted" }
  | { readonly type: "problem.acknowledged" }
  | { readonly type: "offer.accepted" }
  | { readonly type: "offer.declined" };

interface Chosen {
  readonly file: File;
  readonly offered: number;
}

const untouched = {
  file: undefined,
  several: undefined,
  sent: 0,
  session: undefined,
  review: undefined,
  problem: undefined,
};

const dropSession = {
  type: "dropSession",
  params: ({ context }: { readonly context: Context }) => context.session,
} as const;
const failureOf = ({ event }: { readonly event: { readonly error: unknown } }) => toFailure(event.error);

export const cvCheckMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CvCheckEvent,
    input: {} as { readonly session: ToolSession | undefined },
    tags: {} as "loading",
  },
  actors: {
    sendCv: actorSlot<ToolSession, SendCvInput>("sendCv"),
    reviewCv: actorSlot<CvReview, { readonly cvJwt: string }>("reviewCv"),
  },
  actions: {
    keepFile: assign((_, { file, offered }: Chosen) => ({
      file,
      several: offered > 1 ? { count: offered, name: file.name } : undefined,
      sent: 0,
      review: undefined,
      problem: undefined,
      expired: false,
    })),
    keepObjection: assign((_, file: File) => ({ problem: objection(present(objectionTo(file), "objection")) })),
    keepShare: assign((_, share: number) => ({ sent: share })),
    keepSession: assign((_, session: ToolSession) => ({ session, resumed: false, file: undefined })),
    keepReview: assign((_, review: CvReview) => ({ review })),
    keepProblem: assign((_, failure: Failure) => ({ problem: problemOf(failure) })),
    forgetFile: assign({ file: undefined, sent: 0 }),
    /**
     * Also forgets a file that the server refused for its content. A rejected file that was never sent is not in `file`.
     */
    forgetProblem: assign(({ context: { problem, file } }) => ({
      problem: undefined,
      file: problem !== undefined && isRefusedForGood(problem) ? undefined : file,
    })),
    forgetCv: assign({ ...untouched, resumed: false, expired: false }),
    markExpired: assign({ expired: true }),
    admit: assign({ admitted: true }),
    /** Filled by the widget: stores the session for a reload and for the other tools. */
    rememberSession: (_, _session: ToolSession) => {},
    /** Filled by the widget: deletes the stored session. */
    dropSession: (_, _session: ToolSession | undefined) => {},
  },
  guards: {
    isInvalid: (_, file: File) => objectionTo(file) !== undefined,
    isAdmitted: ({ context }) => context.admitted,
    hasFile: ({ context }) => context.file !== undefined,
    hasSession: ({ context }) => context.session !== undefined,
    isForgotten: ({ context }, failure: Failure) => context.resumed && isGone(failure),
    isFinal: (_, failure: Failure) => !problemOf(failure).retryable,
  },
}).createMachine({
  id: "cv-check",
  context: ({ input }) => ({
    ...untouched,
    session: input.session,
    resumed: input.session !== undefined,
    expired: false,
    admitted: false,
  }),
  initial: "arriving",
  // In every state: the visitor may choose a CV before the widget is live, while the stored review is already loading.
  on: {
    "cv.chosen": [
      {
        guard: { type: "isInvalid", params: ({ event }) => event.file },
        target: ".failed",
        actions: { type: "keepObjection", params: ({ event }) => event.file },
      },
      {
        guard: "isAdmitted",
        target: ".uploading",
        actions: { type: "keepFile", params: ({ event: { file, offered = 1 } }) => ({ file, offered }) },
      },
      {
        target: ".arriving",
        actions: { type: "keepFile", params: ({ event: { file, offered = 1 } }) => ({ file, offered }) },
      },
    ],
    "gate.passed": { actions: "admit" },
  },
  states: {
    // Before the gate: a chosen file or a stored session waits.
    arriving: {
      always: [
        { guard: and(["isAdmitted", "hasFile"]), target: "uploading" },
        { guard: and(["isAdmitted", "hasSession"]), target: "reviewing" },
        { guard: "isAdmitted", target: "choosing" },
      ],
      on: {
        "offer.declined": { actions: "forgetFile" },
        "check.cancelled": {
          actions: [dropSession, "forgetCv"],
        },
      },
    },
    choosing: {
      on: {
        "offer.accepted": [
          { guard: "hasFile", target: "uploading" },
          { guard: "hasSession", target: "reviewing" },
        ],
        "offer.declined": [{ guard: "hasFile", actions: "forgetFile" }, { actions: [dropSession, "forgetCv"] }],
      },
    },
    uploading: {
      tags: "loading",
      invoke: {
        src: "sendCv",
        input: ({ context, self }) => ({
          file: present(context.file, "file"),
          onProgress: (share) => self.send({ type: "upload.progressed", share }),
        }),
        onDone: {
          target: "reviewing",
          actions: [
            { type: "keepSession", params: ({ event }) => event.output },
            { type: "rememberSession", params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: "failed",
          actions: { type: "keepProblem", params: failureOf },
        },
      },
      on: {
        "upload.progressed": { actions: { type: "keepShare", params: ({ event }) => event.share } },
        "check.cancelled": { target: "choosing", actions: "forgetFile" },
      },
    },
    reviewing: {
      tags: "loading",
      invoke: {
        src: "reviewCv",
        input: ({ context }) => ({ cvJwt: present(context.session, "session").cvJwt }),
        onDone: { target: "reviewed", actions: { type: "keepReview", params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: "isForgotten", params: failureOf },
            target: "choosing",
            actions: [dropSession, "forgetCv", "markExpired"],
          },
          {
            guard: { type: "isFinal", params: failureOf },
            target: "failed",
            actions: [dropSession, "forgetCv", { type: "keepProblem", params: failureOf }],
          },
          { target: "failed", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
      on: {
        "check.cancelled": {
          target: "choosing",
          actions: [dropSession, "forgetCv"],
        },
      },
    },
    reviewed: {
      on: {
        "check.restarted": {
          target: "choosing",
          actions: [dropSession, "forgetCv"],
        },
      },
    },
    failed: {
      on: {
        "problem.acknowledged": [
          { guard: "isAdmitted", target: "choosing", actions: "forgetProblem" },
          { target: "arriving", actions: "forgetProblem" },
        ],
      },
    },
  },
});
