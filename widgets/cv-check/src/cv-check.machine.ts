import { type Failure, failureOf } from "shared-runtime/api/failure.ts";
import type { CvIntakeEvent } from "shared-runtime/cv/cv-intake.events.ts";
import { cvIntakeMachine, intakeOf, untouchedIntake } from "shared-runtime/cv/cv-intake.machine.ts";
import type { CvIntake } from "shared-runtime/cv/cv-intake.ts";
import { isGone } from "shared-runtime/cv/cv-problem.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { present } from "shared-runtime/flow/present.ts";
import type { ToolSession } from "shared-runtime/session/tool-session.ts";
import { assign, forwardTo, sendTo, setup } from "xstate";
import type { CvReview } from "./model/cv-review.ts";

interface Context {
  /** The CV, as its intake last reported it. */
  readonly cv: CvIntake;
  readonly review: CvReview | undefined;
  /** The review of the CV that is being replaced. */
  readonly earlier: CvReview | undefined;
}

export type CvCheckEvent =
  | CvIntakeEvent
  | { readonly type: "check.restarted" }
  /** The visitor corrected what was read. The review of the corrected CV has no picture. */
  | { readonly type: "reading.corrected"; readonly review: CvReview };

const toIntake = { actions: "passOn" } as const;

export const cvCheckMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CvCheckEvent,
    input: {} as { readonly session: ToolSession | undefined },
    children: {} as { readonly intake: "cvIntake" },
  },
  actors: {
    cvIntake: cvIntakeMachine,
    reviewCv: actorSlot<CvReview, { readonly cvJwt: string }>("reviewCv"),
  },
  actions: {
    keepCv: assign((_, cv: CvIntake) => ({ cv })),
    keepReview: assign((_, review: CvReview) => ({ review })),
    keepCorrected: assign(({ context }, review: CvReview) => ({
      review: { ...review, frontPage: context.review?.frontPage },
    })),
    forgetReview: assign({ review: undefined }),
    keepEarlier: assign(({ context }) => ({ earlier: context.review })),
    returnToEarlier: assign(({ context }) => ({ review: context.earlier, earlier: undefined })),
    forgetEarlier: assign({ earlier: undefined }),
    /** Passes an event of the visitor on to the intake. */
    passOn: forwardTo("intake"),
    beginReplacement: sendTo("intake", { type: "replacement.begun" }),
    reportSuccess: sendTo("intake", { type: "use.succeeded" }),
    removeCv: sendTo("intake", { type: "cv.removed" }),
    expireCv: sendTo("intake", { type: "cv.expired" }),
    reportFailure: sendTo("intake", (_, failure: Failure) => ({ type: "use.failed", failure })),
  },
  guards: {
    isReady: ({ context }) => context.cv.at === "ready",
    isReturned: ({ context: { cv, earlier } }) => cv.at === "ready" && earlier !== undefined && !cv.earlier,
    isUnready: ({ context }) => context.cv.at !== "ready",
    isForgotten: ({ context }, failure: Failure) => context.cv.resumed && isGone(failure),
  },
}).createMachine({
  id: "cv-check",
  context: ({ input }) => ({ cv: untouchedIntake(input), review: undefined, earlier: undefined }),
  invoke: {
    id: "intake",
    src: "cvIntake",
    input: ({ context }) => context.cv,
    onSnapshot: { actions: { type: "keepCv", params: ({ event }) => intakeOf(event.snapshot) } },
  },
  on: {
    "cv.chosen": toIntake,
    "gate.passed": toIntake,
    "gate.declined": toIntake,
    "wait.cancelled": toIntake,
    "offer.*": toIntake,
    "earlier.resumed": toIntake,
    "earlier.removed": { actions: ["forgetEarlier", "passOn"] },
    "problem.acknowledged": toIntake,
    "person.left": { actions: ["forgetEarlier", "passOn"] },
  },
  initial: "taking",
  states: {
    // Waits until the intake has a CV that is ready.
    taking: {
      always: [
        { guard: "isReturned", target: "reviewed", actions: "returnToEarlier" },
        { guard: "isReady", target: "reviewing" },
      ],
    },
    reviewing: {
      always: { guard: "isUnready", target: "taking" },
      invoke: {
        src: "reviewCv",
        input: ({ context }) => ({ cvJwt: present(context.cv.session, "session").cvJwt }),
        onDone: {
          target: "reviewed",
          actions: [{ type: "keepReview", params: ({ event }) => event.output }, "forgetEarlier", "reportSuccess"],
        },
        onError: [
          { guard: { type: "isForgotten", params: failureOf }, actions: "expireCv" },
          { actions: { type: "reportFailure", params: failureOf } },
        ],
      },
      on: { "wait.cancelled": { actions: "removeCv" } },
    },
    reviewed: {
      always: { guard: "isUnready", target: "taking" },
      on: {
        "check.restarted": { actions: ["keepEarlier", "beginReplacement"] },
        "reading.corrected": { actions: { type: "keepCorrected", params: ({ event }) => event.review } },
      },
      exit: "forgetReview",
    },
  },
});
