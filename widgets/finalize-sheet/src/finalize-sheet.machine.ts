import { type Failure, toFailure } from "shared-runtime/api/failure.ts";
import { addonsCall, paymentCall } from "shared-runtime/api/finalize-calls.ts";
import type { CurrentChoices } from "shared-runtime/api/payment-state.ts";
import type { MemberUser, UnionMembership } from "shared-runtime/api/session-answer.ts";
import type { SheetContent } from "shared-runtime/api/sheet-content.ts";
import { actorSlot } from "shared-runtime/flow/actor-slot.ts";
import { present } from "shared-runtime/flow/present.ts";
import type { SubmissionCall } from "shared-runtime/forms/submission-call.ts";
import { isAboutFields, submissionProblem, type SubmissionProblem } from "shared-runtime/forms/submission-problem.ts";
import { assign, setup } from "xstate";
import type { Payment } from "./finalize-sheet.api.ts";
import { areAddonsStored, leftUndone } from "./model/left-undone.ts";
import { atStart, isReachable, openStep, type Progress, type StepId, stepIds } from "./model/progress.ts";

/** The facts once the sheet is loaded. */
export interface Loaded {
  /** Its products are those that are offered to the member. */
  readonly content: SheetContent;
  /** The membership of the session, or else the one that the sign-up calculated. */
  readonly membership: UnionMembership | undefined;
  /** The id of the signed-in member; `undefined` if the server did not say. */
  readonly memberId: string | undefined;
  readonly user: MemberUser | undefined;
  readonly progress: Progress | undefined;
  /** The add-ons that are chosen when the sheet is opened. */
  readonly addons: readonly string[];
  /** What the server has of a member who changes something; `undefined` after a sign-up, or if that is not known. */
  readonly current: CurrentChoices | undefined;
}

export type SaveInput =
  /** `member` is the member for whom the sheet was loaded. */
  | {
      readonly step: "payment";
      readonly payment: Payment;
      readonly account: Progress["account"];
      /** Whether an invoice is sent only if it replaces an account. */
      readonly isInvoiceDefault: boolean;
      readonly member: string | undefined;
      /** Whether the sheet has no step for add-ons, so that this step also says that a joining person has none. */
      readonly isLast: boolean;
    }
  | { readonly step: "addons"; readonly addons: readonly string[]; readonly member: string | undefined };

interface Context {
  readonly loaded: Loaded | undefined;
  readonly progress: Progress;
  /** The account as typed, kept until the page is left. */
  readonly payment: Payment | undefined;
  readonly failure: Failure | undefined;
  readonly problem: SubmissionProblem | undefined;
  /** The step at which the progress was restored. */
  readonly resumed: Progress["at"] | undefined;
}

export type SheetEvent =
  | { readonly type: "load.retried" }
  | { readonly type: "sheet.postponed" }
  | { readonly type: "payment.filled"; readonly payment: Payment }
  /** The member keeps the account that the server has. */
  | { readonly type: "payment.kept" }
  | { readonly type: "addons.chosen"; readonly addons: readonly string[] }
  | { readonly type: "addons.filled" }
  | { readonly type: "step.visited"; readonly step: StepId }
  | { readonly type: "failure.acknowledged" }
  /** The member, who has not just joined, leaves everything else as it is. */
  | { readonly type: "sheet.left" }
  /** The member goes on, after hearing what is not stored. */
  | { readonly type: "leaving.declined" }
  | { readonly type: "sheet.confirmed" };

const calls = { payment: paymentCall, addons: addonsCall } as const satisfies Record<StepId, SubmissionCall>;
const afterStep = { payment: "addons", addons: "confirmation" } as const satisfies Record<StepId, Progress["at"]>;

/** The payload that saves the open step. */
function saveInputOf({ loaded, payment, progress }: Context): SaveInput {
  const member = loaded?.memberId;
  return openStep(progress) === "payment"
    ? {
        step: "payment",
        payment: present(payment, "payment"),
        account: progress.account,
        isInvoiceDefault: loaded?.current === undefined,
        member,
        isLast: !hasAddons(loaded) && loaded?.user?.membership === undefined,
      }
    : { step: "addons", addons: progress.addons, member };
}

/** Without add-ons, their step counts as done. */
function progressAfter(progress: Progress, hasAddons: boolean): Progress {
  const step = openStep(progress);
  return {
    ...progress,
    at: hasAddons ? afterStep[step] : "confirmation",
    done: stepIds.filter((id) => id === step || progress.done.includes(id) || !hasAddons),
    ...(step === "payment" && { account: progress.payByInvoice ? "none" : "stored" }),
  };
}

function hasAddons(loaded: Loaded | undefined): boolean {
  return loaded !== undefined && loaded.content.products.length > 0;
}

/** At first, a member pays and has added what the server says. */
function progressOf({ progress, current, addons }: Loaded): Progress {
  const way = current?.payment?.way;
  return (
    progress ?? {
      ...atStart,
      addons: [...addons],
      payByInvoice: way === "invoice",
      account: way === "account" ? "stored" : "none",
    }
  );
}

/**
 * The state of the account after a choice of how to pay was sent. For an invoice, nothing is sent if the server has no
 * account.
 */
function accountAfter({ account }: Progress, { payByInvoice }: Payment): Progress["account"] {
  return payByInvoice && account === "none" ? "none" : "unknown";
}

/** The sheet after a sign-up, from loading to closing. A step is saved before the next step opens. */
export const finalizeSheetMachine = setup({
  types: { context: {} as Context, events: {} as SheetEvent },
  actors: {
    load: actorSlot<Loaded, object>("load"),
    save: actorSlot<void, SaveInput>("save"),
  },
  actions: {
    keepLoaded: assign((_, loaded: Loaded) => ({
      loaded,
      progress: progressOf(loaded),
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
    keepSent: assign(({ context: { progress } }) => ({
      progress: {
        ...progress,
        ...(openStep(progress) === "payment" ? { isPaymentSent: true } : { addonsSent: progress.addons }),
      },
    })),
    /** The step is done; the next one opens. */
    advance: assign(({ context: { progress, loaded } }) => ({
      resumed: undefined,
      progress: progressAfter(progress, hasAddons(loaded)),
    })),
    visit: assign(({ context: { progress } }, step: StepId) => ({
      resumed: undefined,
      problem: undefined,
      progress: { ...progress, at: step },
    })),
    /** Empty here: the widget provides this action. */
    reportFailure: (_, _failure: Failure) => {},
    /** Empty here: the widget provides this action. */
    keepProgress: (_, _kept: Context) => {},
    /** Provided by the widget: removes the traces of the sign-up from the address and the storage. */
    leave: (_, _left: Context) => {},
    /** Provided by the widget, as `leave`, but nothing is finished. */
    abandon: (_, _left: Context) => {},
    trackSaved: (_, _saved: Progress) => {},
    trackProblem: (_, _failed: { readonly step: StepId; readonly problem: SubmissionProblem }) => {},
  },
  guards: {
    isReachable: ({ context: { progress } }, step: StepId) => isReachable(progress, step),
    isAt: ({ context: { progress } }, at: Progress["at"]) => progress.at === at,
    areAddonsStored: ({ context: { progress, loaded } }) =>
      progress.at === "addons" && areAddonsStored(progress, loaded?.current?.addons),
    isLeftUndone: ({ context: { progress, loaded } }) =>
      leftUndone(progress, { had: loaded?.addons ?? [], hasAddons: hasAddons(loaded) }) !== undefined,
    isShownInPlace: ({ context: { problem } }) => isAboutFields(problem),
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
    /** The sheet was closed on this page view, without a confirmation; the address still opens it. */
    postponed: { type: "final" },
    opening: {
      always: [{ guard: { type: "isAt", params: "confirmation" }, target: "confirmation" }, { target: "filling" }],
    },
    filling: {
      on: {
        "sheet.left": [{ guard: "isLeftUndone", target: "leaving" }, { target: "left" }],
        "payment.filled": {
          guard: { type: "isAt", params: "payment" },
          target: "saving",
          actions: [
            { type: "keepPayment", params: ({ event }) => event.payment },
            { type: "keepProgress", params: ({ context }) => context },
          ],
        },
        "payment.kept": {
          guard: { type: "isAt", params: "payment" },
          target: "opening",
          actions: ["advance", { type: "keepProgress", params: ({ context }) => context }],
        },
        "addons.chosen": {
          guard: { type: "isAt", params: "addons" },
          actions: [
            { type: "keepAddons", params: ({ event }) => event.addons },
            { type: "keepProgress", params: ({ context }) => context },
          ],
        },
        "addons.filled": [
          {
            guard: "areAddonsStored",
            target: "opening",
            actions: ["advance", { type: "keepProgress", params: ({ context }) => context }],
          },
          { guard: { type: "isAt", params: "addons" }, target: "saving" },
        ],
      },
    },
    /** Says what is stored and what is not. */
    leaving: { on: { "leaving.declined": "filling", "sheet.left": "left" } },
    // Ignores `step.visited`: a running call is never aborted, since the server may already have received the call.
    saving: {
      on: { "step.visited": {} },
      invoke: {
        src: "save",
        input: ({ context }) => saveInputOf(context),
        onDone: {
          target: "opening",
          actions: [
            { type: "trackSaved", params: ({ context: { progress } }) => progress },
            "keepSent",
            "advance",
            { type: "keepProgress", params: ({ context }) => context },
          ],
        },
        onError: {
          target: "refused",
          actions: [
            {
              type: "keepProblem",
              params: ({ context: { progress }, event }) => submissionProblem(calls[openStep(progress)], event.error),
            },
            {
              type: "trackProblem",
              params: ({ context: { progress, problem } }) => ({
                step: openStep(progress),
                problem: present(problem, "problem"),
              }),
            },
          ],
        },
      },
    },
    refused: { always: [{ guard: "isShownInPlace", target: "filling" }, { target: "failed" }] },
    failed: { on: { "failure.acknowledged": "filling", "sheet.postponed": "postponed" } },
    confirmation: { on: { "sheet.confirmed": "closed" } },
    left: { type: "final", entry: { type: "abandon", params: ({ context }) => context } },
    closed: { type: "final", entry: { type: "leave", params: ({ context }) => context } },
  },
});
