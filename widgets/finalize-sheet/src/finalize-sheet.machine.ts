import { type Failure, toFailure } from "shared-runtime/api/failure.ts";
import { addonsCall, paymentCall } from "shared-runtime/api/finalize-calls.ts";
import type { UnionMembership } from "shared-runtime/api/session-answer.ts";
import type { SheetContent } from "shared-runtime/api/sheet-content.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { present } from "shared-runtime/flow/present.ts";
import { submissionProblem, type SubmissionProblem } from "shared-runtime/forms/submission-problem.ts";
import { assign, setup } from "xstate";
import type { Payment } from "./finalize-sheet.api.ts";
import { atStart, isReachable, type Progress, type StepId, stepIds } from "./model/progress.ts";

/** What is known once the sheet is loaded. */
export interface Loaded {
  readonly content: SheetContent;
  readonly membership: UnionMembership | undefined;
  /** Of the member who is signed in; `undefined` if the server did not say. */
  readonly memberId: string | undefined;
  readonly progress: Progress | undefined;
}

export type SaveInput =
  /** `member` is who the sheet was loaded for. */
  | {
      readonly step: "payment";
      readonly payment: Payment;
      readonly account: Progress["account"];
      readonly member: string | undefined;
    }
  | { readonly step: "addons"; readonly addons: readonly string[]; readonly member: string | undefined };

interface Context {
  readonly loaded: Loaded | undefined;
  readonly progress: Progress;
  /** The account as it was typed, for as long as the page stands. */
  readonly payment: Payment | undefined;
  readonly failure: Failure | undefined;
  readonly problem: SubmissionProblem | undefined;
  /** The step that was restored. */
  readonly resumed: Progress["at"] | undefined;
}

export type SheetEvent =
  | { readonly type: "load.retried" }
  | { readonly type: "sheet.postponed" }
  | { readonly type: "payment.filled"; readonly payment: Payment }
  /** The account that the server has stays. */
  | { readonly type: "payment.kept" }
  | { readonly type: "addons.chosen"; readonly addons: readonly string[] }
  | { readonly type: "addons.filled" }
  | { readonly type: "step.visited"; readonly step: StepId }
  | { readonly type: "failure.acknowledged" }
  | { readonly type: "sheet.confirmed" };

const afterStep = { payment: "addons", addons: "confirmation" } as const satisfies Record<StepId, Progress["at"]>;

/** What the server has once a way to pay is sent. By invoice, nothing is sent if it has nothing. */
function accountAfter({ account }: Progress, { payByInvoice }: Payment): Progress["account"] {
  return payByInvoice && account === "none" ? "none" : "unknown";
}

/** The sheet after a sign-up, from loading to closing. A step is saved before the next one opens. */
export const finalizeSheetMachine = setup({
  types: { context: {} as Context, events: {} as SheetEvent },
  actors: {
    load: actorSlot<Loaded, object>("load"),
    save: actorSlot<void, SaveInput>("save"),
  },
  actions: {
    keepLoaded: assign((_, loaded: Loaded) => ({
      loaded,
      progress: loaded.progress ?? atStart,
      resumed: loaded.progress?.at,
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepPayment: assign(({ context: { progress } }, payment: Payment) => ({
      payment,
      problem: undefined,
      progress: { ...progress, payByInvoice: payment.payByInvoice, account: accountAfter(progress, payment) },
    })),
    keepAddons: assign(({ context: { progress } }, addons: readonly string[]) => ({
      progress: { ...progress, addons: [...addons] },
      problem: undefined,
    })),
    keepProblem: assign((_, problem: SubmissionProblem) => ({ problem })),
    /** The step is saved; the next one opens. */
    advance: assign(({ context: { progress } }, step: StepId) => ({
      resumed: undefined,
      progress: {
        ...progress,
        at: afterStep[step],
        done: stepIds.filter((id) => id === step || progress.done.includes(id)),
        ...(step === "payment" && { account: progress.payByInvoice ? "none" : "stored" }),
      },
    })),
    visit: assign(({ context: { progress } }, step: StepId) => ({
      resumed: undefined,
      problem: undefined,
      progress: { ...progress, at: step },
    })),
    /** Filled by the widget. */
    reportFailure: (_, _failure: Failure) => {},
    /** Filled by the widget. */
    keepProgress: (_, _kept: Context) => {},
    /** Filled by the widget: what the sign-up left in the address and in the storage is no longer needed. */
    leave: (_, _left: Context) => {},
    trackSaved: (_, _saved: { readonly step: StepId; readonly progress: Progress }) => {},
    trackProblem: (_, _failed: { readonly step: StepId; readonly problem: SubmissionProblem }) => {},
  },
  guards: {
    isReachable: ({ context: { progress } }, step: StepId) => isReachable(progress, step),
    isAt: ({ context: { progress } }, at: Progress["at"]) => progress.at === at,
    isShownInPlace: ({ context: { problem } }) => Object.keys(problem?.fields ?? {}).length > 0,
  },
}).createMachine({
  id: "finalize-sheet",
  context: {
    loaded: undefined,
    progress: atStart,
    payment: undefined,
    failure: undefined,
    problem: undefined,
    resumed: undefined,
  },
  initial: "loading",
  on: {
    "step.visited": {
      guard: { type: "isReachable", params: ({ event }) => event.step },
      target: ".opening",
      actions: [
        { type: "visit", params: ({ event }) => event.step },
        { type: "keepProgress", params: ({ context }) => context },
      ],
    },
  },
  states: {
    loading: {
      invoke: {
        src: "load",
        input: {},
        onDone: { target: "opening", actions: { type: "keepLoaded", params: ({ event }) => event.output } },
        onError: {
          target: "unloaded",
          actions: [
            { type: "keepFailure", params: ({ event }) => toFailure(event.error) },
            { type: "reportFailure", params: ({ context }) => present(context.failure, "failure") },
          ],
        },
      },
    },
    unloaded: { on: { "load.retried": "loading", "sheet.postponed": "postponed" } },
    /** Closed on this page view; the address still opens it. */
    postponed: { type: "final" },
    opening: {
      always: [
        { guard: { type: "isAt", params: "payment" }, target: "payment" },
        { guard: { type: "isAt", params: "addons" }, target: "addons" },
        { target: "confirmation" },
      ],
    },
    payment: {
      initial: "filling",
      states: {
        filling: {
          on: {
            "payment.filled": {
              target: "saving",
              actions: [
                { type: "keepPayment", params: ({ event }) => event.payment },
                { type: "keepProgress", params: ({ context }) => context },
              ],
            },
            "payment.kept": {
              target: "#finalize-sheet.opening",
              actions: [
                { type: "advance", params: "payment" },
                { type: "keepProgress", params: ({ context }) => context },
              ],
            },
          },
        },
        // Nothing aborts a running call: it may already have arrived.
        saving: {
          on: { "step.visited": {} },
          invoke: {
            src: "save",
            input: ({ context: { loaded, payment, progress } }) => ({
              step: "payment",
              payment: present(payment, "payment"),
              account: progress.account,
              member: loaded?.memberId,
            }),
            onDone: {
              target: "#finalize-sheet.opening",
              actions: [
                { type: "advance", params: "payment" },
                { type: "keepProgress", params: ({ context }) => context },
                { type: "trackSaved", params: ({ context: { progress } }) => ({ step: "payment", progress }) },
              ],
            },
            onError: {
              target: "refused",
              actions: [
                { type: "keepProblem", params: ({ event }) => submissionProblem(paymentCall, event.error) },
                {
                  type: "trackProblem",
                  params: ({ context }) => ({ step: "payment", problem: present(context.problem, "problem") }),
                },
              ],
            },
          },
        },
        refused: { always: [{ guard: "isShownInPlace", target: "filling" }, { target: "failed" }] },
        failed: { on: { "failure.acknowledged": "filling" } },
      },
    },
    addons: {
      initial: "filling",
      states: {
        filling: {
          on: {
            "addons.chosen": {
              actions: [
                { type: "keepAddons", params: ({ event }) => event.addons },
                { type: "keepProgress", params: ({ context }) => context },
              ],
            },
            "addons.filled": "saving",
          },
        },
        saving: {
          on: { "step.visited": {} },
          invoke: {
            src: "save",
            input: ({ context: { loaded, progress } }) => ({
              step: "addons",
              addons: progress.addons,
              member: loaded?.memberId,
            }),
            onDone: {
              target: "#finalize-sheet.opening",
              actions: [
                { type: "advance", params: "addons" },
                { type: "keepProgress", params: ({ context }) => context },
                { type: "trackSaved", params: ({ context: { progress } }) => ({ step: "addons", progress }) },
              ],
            },
            onError: {
              target: "refused",
              actions: [
                { type: "keepProblem", params: ({ event }) => submissionProblem(addonsCall, event.error) },
                {
                  type: "trackProblem",
                  params: ({ context }) => ({ step: "addons", problem: present(context.problem, "problem") }),
                },
              ],
            },
          },
        },
        refused: { always: [{ guard: "isShownInPlace", target: "filling" }, { target: "failed" }] },
        failed: { on: { "failure.acknowledged": "filling" } },
      },
    },
    confirmation: { on: { "sheet.confirmed": "closed" } },
    closed: { type: "final", entry: { type: "leave", params: ({ context }) => context } },
  },
});
