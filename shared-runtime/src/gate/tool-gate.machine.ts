import { assign, setup } from "xstate";
import { type Failure, isSignedOut } from "../api/failure.ts";
import type { MemberLead, VisitorLead } from "../api/leads.ts";
import { toolLeadCall } from "../api/tool-lead-call.ts";
import { actorSlot } from "../flow/actor-slot.ts";
import { present } from "../flow/present.ts";
import { isAboutFields, submissionProblem, type SubmissionProblem } from "../forms/submission-problem.ts";

/** A visitor leaves a lead, a member gives a consent. */
export type GateKind = "lead" | "consent";

/** The kind of gate that applies to the visitor, and whether it was passed recently. */
export interface Arrival {
  readonly kind: GateKind;
  readonly remembered: boolean;
}

export type GivenLead =
  | { readonly kind: "lead"; readonly payload: VisitorLead }
  | { readonly kind: "consent"; readonly payload: MemberLead };

interface Context {
  /** `undefined` while the gate may not ask. */
  readonly arrival: Arrival | undefined;
  readonly given: GivenLead | undefined;
  readonly problem: SubmissionProblem | undefined;
  /** Whether the server refused a consent because the member's session had ended. */
  readonly loggedOut: boolean;
}

export interface FailedLead {
  readonly kind: GateKind;
  readonly failure: Failure;
}

export type ToolGateEvent =
  | { readonly type: "arrival.changed"; readonly arrival: Arrival | undefined }
  | { readonly type: "lead.given"; readonly lead: GivenLead }
  | { readonly type: "gate.declined" }
  | { readonly type: "problem.acknowledged" }
  | { readonly type: "opening.retried" }
  | { readonly type: "person.left" };

export const toolGateMachine = setup({
  types: { context: {} as Context, events: {} as ToolGateEvent },
  actors: {
    loadDialogs: actorSlot<void, object>("loadDialogs"),
    sendLead: actorSlot<void, { readonly lead: GivenLead }>("sendLead"),
  },
  actions: {
    keepArrival: assign((_, arrival: Arrival | undefined) => ({ arrival })),
    keepLead: assign((_, given: GivenLead) => ({ given, problem: undefined })),
    keepProblem: assign(({ context: { given, loggedOut } }, problem: SubmissionProblem) => ({
      problem,
      loggedOut: loggedOut || isConsentOfSignedOut(given, problem),
    })),
    forgetProblem: assign({ problem: undefined }),
    forgetPerson: assign({ arrival: undefined, given: undefined, problem: undefined, loggedOut: false }),
    // The hook fills all actions below.
    rememberPassing: (_, _kind: GateKind) => {},
    refreshSession: () => {},
    announceShown: (_, _kind: GateKind) => {},
    announcePassed: (_, _kind: GateKind) => {},
    announceDeclined: (_, _kind: GateKind) => {},
    announceFailed: (_, _failed: FailedLead) => {},
  },
  guards: {
    isChanged: ({ context }, arrival: Arrival | undefined) => arrival !== context.arrival,
    isRemembered: ({ context }) => context.arrival?.remembered === true,
    isAsked: ({ context }) => context.arrival !== undefined,
    isUnasked: ({ context }) => context.arrival === undefined,
    isAnother: ({ context }, arrival: Arrival | undefined) =>
      arrival !== undefined && arrival.kind !== context.arrival?.kind,
    isForAnother: ({ context }) => context.arrival !== undefined && context.given?.kind !== context.arrival.kind,
    isSignedOut: ({ context: { given, problem } }) => isConsentOfSignedOut(given, problem),
    isShownInPlace: ({ context: { given, problem } }) => given?.kind === "consent" || isAboutFields(problem),
  },
}).createMachine({
  id: "tool-gate",
  context: { arrival: undefined, given: undefined, problem: undefined, loggedOut: false },
  initial: "waiting",
  on: {
    "arrival.changed": {
      guard: { type: "isChanged", params: ({ event }) => event.arrival },
      actions: { type: "keepArrival", params: ({ event }) => event.arrival },
    },
  },
  states: {
    waiting: {
      always: [
        { guard: "isRemembered", target: "passed" },
        { guard: "isAsked", target: "asking" },
      ],
    },
    asking: {
      always: [
        { guard: "isRemembered", target: "passed" },
        { guard: "isUnasked", target: "waiting" },
      ],
      on: {
        "arrival.changed": [
          {
            guard: { type: "isAnother", params: ({ event }) => event.arrival },
            target: ".opening",
            actions: [{ type: "keepArrival", params: ({ event }) => event.arrival }, "forgetProblem"],
          },
          { actions: { type: "keepArrival", params: ({ event }) => event.arrival } },
        ],
      },
      initial: "opening",
      states: {
        opening: {
          invoke: {
            src: "loadDialogs",
            input: {},
            onDone: {
              target: "answering",
              actions: { type: "announceShown", params: ({ context }) => present(context.arrival, "arrival").kind },
            },
            onError: "unavailable",
          },
        },
        unavailable: { on: { "opening.retried": "opening" } },
        answering: {
          on: {
            "lead.given": {
              target: "#tool-gate.sending",
              actions: { type: "keepLead", params: ({ event }) => event.lead },
            },
            "gate.declined": {
              target: "#tool-gate.declined",
              actions: { type: "announceDeclined", params: ({ context }) => present(context.arrival, "arrival").kind },
            },
          },
        },
        failed: { on: { "problem.acknowledged": { target: "answering", actions: "forgetProblem" } } },
      },
    },
    // Asks again only after the tool has not needed the gate for a while.
    declined: {
      always: [
        { guard: "isRemembered", target: "passed" },
        { guard: "isUnasked", target: "waiting" },
      ],
    },
    // A running call is never aborted, since the lead may already have arrived.
    sending: {
      invoke: {
        src: "sendLead",
        input: ({ context }) => ({ lead: present(context.given, "given") }),
        onDone: {
          target: "passed",
          actions: [
            { type: "rememberPassing", params: ({ context }) => present(context.given, "given").kind },
            { type: "announcePassed", params: ({ context }) => present(context.given, "given").kind },
          ],
        },
        onError: {
          target: "refused",
          actions: [
            { type: "keepProblem", params: ({ event }) => submissionProblem(toolLeadCall, event.error) },
            { type: "announceFailed", params: ({ context }) => failed(context) },
          ],
        },
      },
    },
    refused: {
      always: [
        { guard: "isForAnother", target: "asking", actions: "forgetProblem" },
        { guard: "isSignedOut", target: "asking.answering", actions: "refreshSession" },
        { guard: "isShownInPlace", target: "asking.answering" },
        { target: "asking.failed" },
      ],
    },
    passed: { on: { "person.left": { target: "waiting", actions: "forgetPerson" } } },
  },
});

function isConsentOfSignedOut(given: GivenLead | undefined, problem: SubmissionProblem | undefined): boolean {
  return given?.kind === "consent" && isSignedOut(problem?.failure);
}

function failed({ given, problem }: Context): FailedLead {
  return { kind: present(given, "given").kind, failure: present(problem, "problem").failure };
}
