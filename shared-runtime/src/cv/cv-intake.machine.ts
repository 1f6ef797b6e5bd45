import { and, assign, getInitialSnapshot, setup, type SnapshotFrom } from "xstate";
import { type Failure, failureOf } from "../api/failure.ts";
import { contentOf } from "../files/content-of.ts";
import { actorSlot } from "../flow/actor-slot.ts";
import { present } from "../flow/present.ts";
import type { ToolSession } from "../session/tool-session.ts";
import type { CvIntake, CvIntakeContext } from "./cv-intake.ts";
import type { CvIntakeEvent, CvUseEvent } from "./cv-intake.events.ts";
import { isRefusedForGood, objection, problemOf } from "./cv-problem.ts";
import { type Objection, objectionTo, objectionToContent } from "./objection-to.ts";

export interface CvIntakeInput {
  /** The stored CV. */
  readonly session: ToolSession | undefined;
  readonly isSetAside?: boolean;
}

export interface SendCvInput {
  readonly file: File;
  /** Called with the share of the file that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

const noFile = { file: undefined, several: undefined, sent: 0 };
const noCv = {
  ...noFile,
  session: undefined,
  resumed: false,
  expired: false,
  isDeclined: false,
  problem: undefined,
};

/** Events that the intake raises itself. */
type OwnEvent =
  | { readonly type: "cv.rejected"; readonly file: File; readonly reason: Objection }
  | { readonly type: "upload.progressed"; readonly share: number };

interface Known {
  readonly context: CvIntakeContext;
}

const dropSession = { type: "dropSession", params: ({ context }: Known) => context.session } as const;
const dropEarlier = { type: "dropSession", params: ({ context }: Known) => context.earlier } as const;
const rememberCurrent = {
  type: "rememberSession",
  params: ({ context }: Known) => present(context.session, "session"),
} as const;

/**
 * Gets a CV for a tool: a stored one, or one that the visitor chooses. In the state `ready`, the tool may use the CV in
 * its calls. The tool reports failures of these calls as events.
 */
export const cvIntakeMachine = setup({
  types: {
    context: {} as CvIntakeContext,
    events: {} as CvIntakeEvent | CvUseEvent | OwnEvent,
    input: {} as CvIntakeInput,
  },
  actors: { sendCv: actorSlot<ToolSession, SendCvInput>("sendCv") },
  actions: {
    keepFile: assign((_, { file, offered = 1 }: { readonly file: File; readonly offered?: number }) => ({
      file,
      several: offered > 1 ? { count: offered, name: file.name } : undefined,
      sent: 0,
      expired: false,
      problem: undefined,
    })),
    keepObjection: assign((_, file: File) => ({ problem: objection(present(objectionTo(file), "objection")) })),
    /** Forgets the file, since the file on the disk cannot be used and must not be offered again. */
    keepUnusable: assign((_, reason: Objection) => ({ ...noFile, problem: objection(reason) })),
    keepShare: assign((_, share: number) => ({ sent: share })),
    keepSession: assign((_, session: ToolSession) => ({
      session,
      resumed: false,
      file: undefined,
      isSetAside: false,
      isDeclined: false,
    })),
    keepProblem: assign((_, failure: Failure) => ({ problem: { ...problemOf(failure), failure } })),
    /**
     * Also forgets the file if the server refused it for good. A file to which the browser objected is not kept in
     * `file`, so it needs no forgetting.
     */
    forgetProblem: assign(({ context: { problem, file } }) => ({
      problem: undefined,
      file: problem && isRefusedForGood(problem) ? undefined : file,
    })),
    forgetFile: assign(noFile),
    forgetCv: assign(noCv),
    forgetSession: assign({ session: undefined, resumed: false }),
    markExpired: assign({ expired: true }),
    admit: assign({ admitted: true, isDeclined: false }),
    markDeclined: assign({ isDeclined: true }),
    shut: assign({ admitted: false }),
    setAside: assign({ isSetAside: true }),
    takeUp: assign({ isSetAside: false, isDeclined: false }),
    beginReplacement: assign(({ context }) => ({ ...noCv, isSetAside: false, earlier: context.session })),
    returnToEarlier: assign(({ context }) => ({
      ...noCv,
      isSetAside: false,
      session: context.earlier,
      earlier: undefined,
    })),
    forgetEarlier: assign({ earlier: undefined }),
    /** Reads the file at once, since it may change on the disk. An objection to the content is shown before sending. */
    readFile({ self }, file: File) {
      const judge = (reason?: Objection) => reason && self.send({ type: "cv.rejected", file, reason });
      contentOf(file).then(
        (bytes) => judge(objectionToContent(bytes)),
        () => judge("changedFileError"),
      );
    },
    /** Filled by the widget: stores the session for a reload and for the other tools. */
    rememberSession: (_, _session: ToolSession) => {},
    /** Filled by the widget: deletes the stored session. */
    dropSession: (_, _session: ToolSession | undefined) => {},
  },
  guards: {
    isInvalid: (_, file: File) => objectionTo(file) !== undefined,
    isAdmitted: ({ context }) => context.admitted,
    isSetAside: ({ context }) => context.isSetAside,
    hasFile: ({ context }) => context.file !== undefined,
    hasSession: ({ context }) => context.session !== undefined,
    hasEarlier: ({ context }) => context.earlier !== undefined,
    isCurrent: ({ context }, file: File) => context.file === file,
    isFinal: (_, failure: Failure) => !problemOf(failure).retryable,
  },
}).createMachine({
  id: "cv-intake",
  context: ({ input: { session, isSetAside = false } }) => ({
    ...noCv,
    session,
    earlier: undefined,
    resumed: session !== undefined,
    admitted: false,
    isSetAside,
  }),
  initial: "routing",
  // Accepted in every state, since the visitor may choose a CV before the widget is live, while the stored one is
  // already in use.
  on: {
    "cv.chosen": [
      {
        guard: { type: "isInvalid", params: ({ event }) => event.file },
        target: ".failed",
        actions: { type: "keepObjection", params: ({ event }) => event.file },
      },
      {
        target: ".routing",
        actions: [
          { type: "keepFile", params: ({ event }) => event },
          { type: "readFile", params: ({ event }) => event.file },
        ],
      },
    ],
    "cv.rejected": {
      guard: { type: "isCurrent", params: ({ event }) => event.file },
      target: ".failed",
      actions: { type: "keepUnusable", params: ({ event }) => event.reason },
    },
    "cv.removed": { target: ".choosing", actions: [dropSession, "forgetCv"] },
    "cv.expired": { target: ".choosing", actions: [dropSession, "forgetCv", "markExpired"] },
    "cv.setAside": { target: ".choosing", actions: "setAside" },
    "replacement.begun": { target: ".choosing", actions: "beginReplacement" },
    "earlier.resumed": { guard: "hasEarlier", target: ".routing", actions: "returnToEarlier" },
    "earlier.removed": [
      // The newer CV now replaces the earlier CV as the stored one.
      { guard: "hasSession", actions: [dropEarlier, "forgetEarlier", rememberCurrent] },
      { actions: [dropEarlier, "forgetEarlier"] },
    ],
    "gate.passed": { actions: "admit" },
    "person.left": [
      // A file that was not sent yet is kept until the gate is passed, even if the gate leads to the sign-in and back.
      { guard: "hasFile", actions: [dropSession, dropEarlier, "forgetSession", "forgetEarlier", "shut"] },
      { target: ".choosing", actions: [dropSession, dropEarlier, "forgetCv", "forgetEarlier", "shut"] },
    ],
  },
  states: {
    // Chooses the next state from the known facts.
    routing: {
      always: [
        { guard: and(["isAdmitted", "hasFile"]), target: "uploading" },
        { guard: "hasFile", target: "held" },
        { guard: "isSetAside", target: "choosing" },
        { guard: and(["isAdmitted", "hasSession"]), target: "ready" },
        { guard: "hasSession", target: "held" },
        { target: "choosing" },
      ],
    },
    choosing: {
      on: {
        "offer.accepted": { target: "routing", actions: "takeUp" },
        "offer.taken": {
          target: "routing",
          actions: [
            { type: "keepSession", params: ({ event }) => event.session },
            { type: "rememberSession", params: ({ event }) => event.session },
          ],
        },
        "offer.declined": [{ guard: "hasFile", actions: "forgetFile" }, { actions: [dropSession, "forgetCv"] }],
      },
    },
    // The visitor has not passed the gate, so a chosen file or a stored session waits.
    held: {
      always: { guard: "isAdmitted", target: "routing" },
      on: {
        "offer.declined": { target: "routing", actions: "forgetFile" },
        "gate.declined": { target: "choosing", actions: ["setAside", "markDeclined"] },
        "wait.cancelled": { target: "choosing", actions: [dropSession, "forgetCv"] },
      },
    },
    uploading: {
      invoke: {
        src: "sendCv",
        input: ({ context, self }) => ({
          file: present(context.file, "file"),
          onProgress: (share) => self.send({ type: "upload.progressed", share }),
        }),
        onDone: [
          {
            guard: "hasEarlier",
            target: "ready",
            actions: { type: "keepSession", params: ({ event }) => event.output },
          },
          {
            target: "ready",
            actions: [
              { type: "keepSession", params: ({ event }) => event.output },
              { type: "rememberSession", params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
      on: {
        "upload.progressed": { actions: { type: "keepShare", params: ({ event }) => event.share } },
        "wait.cancelled": { target: "choosing", actions: "forgetFile" },
        "person.left": {
          target: "choosing",
          actions: [dropSession, dropEarlier, "forgetCv", "forgetEarlier", "shut"],
        },
      },
    },
    ready: {
      on: {
        "use.succeeded": { guard: "hasEarlier", actions: [rememberCurrent, "forgetEarlier"] },
        "use.failed": [
          {
            guard: { type: "isFinal", params: ({ event }) => event.failure },
            target: "failed",
            actions: [dropSession, "forgetCv", { type: "keepProblem", params: ({ event }) => event.failure }],
          },
          { target: "failed", actions: { type: "keepProblem", params: ({ event }) => event.failure } },
        ],
      },
    },
    failed: {
      on: {
        "problem.acknowledged": [
          { guard: "isAdmitted", target: "choosing", actions: "forgetProblem" },
          { target: "routing", actions: "forgetProblem" },
        ],
      },
    },
  },
});

export function intakeOf({ value, context }: SnapshotFrom<typeof cvIntakeMachine>): CvIntake {
  return { ...context, at: value as CvIntake["at"] };
}

/** The intake before its first event. */
export function untouchedIntake(input: CvIntakeInput): CvIntake {
  return intakeOf(getInitialSnapshot(cvIntakeMachine, input));
}
