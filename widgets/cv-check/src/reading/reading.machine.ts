import { type Failure, errorKeyOf, failureOf } from "shared-runtime/api/failure.ts";
import type { CvCorrected, CvCorrection, CvEntry, CvReading } from "shared-runtime/api/cv-reading.ts";
import { isGone } from "shared-runtime/cv/cv-problem.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { present } from "shared-runtime/flow/present.ts";
import { assign, setup } from "xstate";
import { changed, type ReadingChange } from "./reading-change.ts";

/** What the visitor is correcting: an entry, a new one after another, or a list. */
export type Correcting =
  | { readonly kind: "entry"; readonly id: string }
  | { readonly kind: "added"; readonly entry: CvEntry; readonly after?: string }
  | { readonly kind: "list"; readonly name: "contact" | "languages" | "skills" | "tools" };

/** A change that is not stored yet; `undo` takes the last stored one back. */
type Pending = ReadingChange | { readonly kind: "undo" };

interface Context {
  readonly cvJwt: string;
  /** As the server last gave it. */
  readonly reading: CvReading | undefined;
  readonly correcting: Correcting | undefined;
  readonly pending: Pending | undefined;
  readonly problem: Failure | undefined;
}

export type ReadingEvent =
  | { readonly type: "correction.begun"; readonly correcting: Correcting }
  | { readonly type: "correction.left" }
  | { readonly type: "change.made"; readonly change: ReadingChange }
  | { readonly type: "change.undone" }
  | { readonly type: "change.retried" }
  | { readonly type: "change.dropped" }
  | { readonly type: "reading.retried" };

export interface CorrectionInput {
  readonly cvJwt: string;
  readonly correction: CvCorrection;
}

const changes = {
  "change.made": { target: "saving", actions: { type: "keepChange", params: changeOf } },
} as const;

/** The states in which the whole reading can be corrected. */
const shown = {
  ...changes,
  "correction.begun": { target: "correcting", actions: { type: "keepCorrecting", params: correctingOf } },
  "change.undone": { guard: "canUndo", target: "saving", actions: "keepUndo" },
} as const;

export const readingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReadingEvent,
    input: {} as { readonly cvJwt: string },
  },
  actors: {
    readCv: actorSlot<CvReading, { readonly cvJwt: string }>("readCv"),
    correctCv: actorSlot<CvCorrected, CorrectionInput>("correctCv"),
  },
  actions: {
    keepReading: assign((_, reading: CvReading) => ({ reading })),
    keepCorrecting: assign((_, correcting: Correcting) => ({ correcting })),
    forgetCorrecting: assign({ correcting: undefined }),
    keepChange: assign((_, pending: ReadingChange) => ({ pending })),
    keepUndo: assign({ pending: { kind: "undo" } }),
    forgetChange: assign({ pending: undefined, problem: undefined }),
    keepProblem: assign((_, problem: Failure) => ({ problem })),
    /** Filled in by the panel, which passes the review on to the check. */
    reportCorrected: (_, _corrected: CvCorrected) => undefined,
  },
  guards: {
    canUndo: ({ context }) => context.reading?.canUndo === true,
    isUndo: ({ context }) => context.pending?.kind === "undo",
    isGone: (_, failure: Failure) => isGone(failure),
    hasNoReading: (_, failure: Failure) => errorKeyOf(failure) === "noReading",
    isChangedElsewhere: (_, failure: Failure) => errorKeyOf(failure) === "readingChanged",
    isCorrecting: ({ context }) => context.correcting !== undefined,
  },
}).createMachine({
  id: "cv-reading",
  context: ({ input }) => ({
    cvJwt: input.cvJwt,
    reading: undefined,
    correcting: undefined,
    pending: undefined,
    problem: undefined,
  }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "readCv",
        input: ({ context: { cvJwt } }) => ({ cvJwt }),
        onDone: { target: "reading", actions: { type: "keepReading", params: ({ event }) => event.output } },
        onError: [
          { guard: { type: "hasNoReading", params: failureOf }, target: "unavailable" },
          { guard: { type: "isGone", params: failureOf }, target: "gone" },
          { target: "unread", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    /** The reading could not be loaded. */
    unread: { on: { "reading.retried": { target: "loading", actions: "forgetChange" } } },
    reading: { on: shown },
    /** As `reading`, after a correction was taken back. */
    undone: { on: shown },
    /** As `reading`, after a correction was stored. */
    saved: { on: shown },
    correcting: {
      on: {
        ...changes,
        "correction.begun": { actions: { type: "keepCorrecting", params: correctingOf } },
        "correction.left": { target: "reading", actions: "forgetCorrecting" },
      },
    },
    saving: {
      invoke: {
        src: "correctCv",
        input: ({ context }) => ({ cvJwt: context.cvJwt, correction: correctionOf(context) }),
        onDone: [
          { guard: "isUndo", target: "undone", actions: savedActions() },
          { target: "saved", actions: savedActions() },
        ],
        onError: [
          { guard: { type: "isGone", params: failureOf }, target: "gone" },
          { guard: { type: "isChangedElsewhere", params: failureOf }, target: "comparing" },
          { target: "failed", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    /** Loads what was changed elsewhere, so that the visitor sees both. */
    comparing: {
      invoke: {
        src: "readCv",
        input: ({ context: { cvJwt } }) => ({ cvJwt }),
        onDone: { target: "conflict", actions: { type: "keepReading", params: ({ event }) => event.output } },
        onError: [
          { guard: { type: "isGone", params: failureOf }, target: "gone" },
          { target: "failed", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    /** Another tab stored a correction first. The visitor's own is kept until it is stored on top, or dropped. */
    conflict: {
      on: {
        "change.retried": "saving",
        "change.dropped": { target: "reading", actions: ["forgetChange", "forgetCorrecting"] },
      },
    },
    failed: {
      on: {
        "change.retried": { target: "saving" },
        "change.dropped": [
          { guard: "isCorrecting", target: "correcting", actions: "forgetChange" },
          { target: "reading", actions: "forgetChange" },
        ],
      },
    },
    /** The CV was deleted, or its token has expired. */
    gone: {},
    /** The CV is stored, but its reading is not. */
    unavailable: {},
  },
});

function changeOf({ event }: { readonly event: Extract<ReadingEvent, { type: "change.made" }> }): ReadingChange {
  return event.change;
}

function correctingOf({ event }: { readonly event: Extract<ReadingEvent, { type: "correction.begun" }> }): Correcting {
  return event.correcting;
}

function correctionOf({ reading, pending }: Context): CvCorrection {
  const { revision } = present(reading, "reading");
  const change = present(pending, "pending");
  if (change.kind === "undo") return { revision, undo: true };
  return { revision, reading: changed(present(reading, "reading"), change) };
}

function savedActions() {
  return [
    {
      type: "keepReading",
      params: ({ event }: { readonly event: { readonly output: CvCorrected } }) => event.output.reading,
    },
    {
      type: "reportCorrected",
      params: ({ event }: { readonly event: { readonly output: CvCorrected } }) => event.output,
    },
    "forgetChange",
    "forgetCorrecting",
  ] as const;
}
