import { type ActorRefFrom, assign, setup } from "xstate";
import type { SubmissionProblem } from "../forms/submission-problem.ts";
import { actorSlot } from "./actor-slot.ts";
import {
  askedSteps,
  type FlowPosition,
  type FlowProgress,
  nearestStep,
  placeAfter,
  stepBefore,
  submittedAnswers,
} from "./flow-route.ts";
import { type FlowAnswers, type FlowStep, isValid, type StepAnswers } from "./flow-step.ts";
import { type Attempt, attemptWith, type FlowSubmission, sentAs } from "./flow-submission.ts";
import { type StepProblems, stepProblems } from "./step-problems.ts";

export interface FlowContext extends FlowProgress {
  /** Whether the visitor has typed or answered something since the page was loaded and has not submitted it. */
  readonly isDirty: boolean;
  readonly resumed: boolean;
  readonly attempt: Attempt | undefined;
  /** The problems that the server found, until the step is answered again. */
  readonly problems: StepProblems;
  /** Why the last attempt failed. */
  readonly problem: SubmissionProblem | undefined;
}

export interface FlowInput {
  readonly answers?: FlowAnswers | undefined;
  /** The last position of the visitor. The flow starts at the nearest step that can be visited. */
  readonly position?: FlowPosition | undefined;
  /** An attempt whose outcome is unknown. */
  readonly attempt?: Attempt | undefined;
  /** Whether the answers or the position come from an earlier visit. */
  readonly resumed: boolean;
}

interface Written {
  readonly step: string;
  readonly answers: StepAnswers;
}

interface Visited {
  readonly step: string;
  /** The step that follows the visited one, if it is opened only for a change. */
  readonly returnTo?: string | undefined;
}

export type FlowEvent =
  | ({ readonly type: "answers.written" } & Written)
  /** Next was pressed. */
  | ({ readonly type: "step.answered" } & Written)
  /** Back was pressed in the flow. */
  | { readonly type: "step.left" }
  /** Another step was chosen, or reached through the browser's history. */
  | ({ readonly type: "step.visited" } & Visited)
  | { readonly type: "change.asked"; readonly step: string }
  | { readonly type: "submission.retried" }
  | { readonly type: "problem.acknowledged" }
  | { readonly type: "flow.restarted" };

export type FlowMachine = ReturnType<typeof createFlowMachine>;
export type FlowActor = ActorRefFrom<FlowMachine>;

/**
 * The machine of a form of several steps. The actor `submitAnswers` is filled by the widget; `problemOf` turns its expected
 * failures into data and rethrows others.
 */
export function createFlowMachine(steps: readonly FlowStep[], problemOf: (error: unknown) => SubmissionProblem) {
  const untouched = { isDirty: false, resumed: false, attempt: undefined, problems: {}, problem: undefined };

  function startOf({ answers = {}, position, attempt, resumed }: FlowInput): FlowContext {
    const progress = { step: "", passed: [], returnTo: undefined, ...position, answers };
    const step = nearestStep(steps, progress, progress.step);
    const isThere = step === progress.step;
    const started = { ...progress, step, returnTo: isThere ? progress.returnTo : undefined };
    return { ...untouched, ...started, resumed, attempt };
  }

  return setup({
    types: { context: {} as FlowContext, events: {} as FlowEvent, input: {} as FlowInput },
    actors: { submitAnswers: actorSlot<unknown, FlowSubmission>("submitAnswers") },
    actions: {
      keepAnswers: assign(({ context }, { step, answers }: Written) => {
        const written = { ...context, answers: { ...context.answers, [step]: answers } };
        const isAsked = askedSteps(steps, written.answers).some(({ id }) => id === context.step);
        return {
          answers: written.answers,
          isDirty: context.isDirty || sentAs(steps, context) !== sentAs(steps, written),
          ...(!isAsked && { step: nearestStep(steps, written, context.step) }),
        };
      }),
      passStep: assign(({ context: { passed, problems, step } }) => ({
        passed: passed.includes(step) ? passed : [...passed, step],
        problems: without(problems, step),
        isDirty: true,
      })),
      goOn: assign(({ context }) => placeAfter(steps, context) ?? {}),
      goBack: assign(({ context }) => ({ step: stepBefore(steps, context) ?? context.step, returnTo: undefined })),
      visit: assign(({ context }, { step, returnTo }: Visited) =>
        // A step that was opened for a change can be left before it is complete.
        step === context.returnTo && step === stepBefore(steps, context)
          ? { step, returnTo: undefined }
          : { step: nearestStep(steps, context, step), returnTo },
      ),
      keepAttempt: assign(({ context }) => ({ attempt: attemptWith(steps, context, context.attempt) })),
      forgetAttempt: assign({ attempt: undefined, isDirty: false }),
      keepProblem: assign(({ context }, problem: SubmissionProblem) => ({
        problem,
        problems: stepProblems(askedSteps(steps, context.answers), problem.fields),
      })),
      forgetProblem: assign({ problem: undefined }),
      /** Opens the first step that has problems of the server, and submits again when all such steps are answered. */
      goToProblems: assign(({ context: { answers, passed, problems, step, returnTo } }) => {
        const first = askedSteps(steps, answers).find(({ id }) => id in problems)?.id ?? step;
        return {
          step: first,
          passed: passed.filter((id) => !(id in problems)),
          returnTo: first === step ? returnTo : step,
          problem: undefined,
        };
      }),
      startOver: assign(() => startOf({ resumed: false })),
    },
    guards: {
      isInvalid: ({ context }, { step, answers }: Written) => {
        const answered = steps.find(({ id }) => id === step);
        return answered === undefined || !isValid({ ...context.answers, [step]: answers }, answered);
      },
      isElsewhere: ({ context }, { step }: Written) => step !== context.step,
      isFirst: ({ context }) => stepBefore(steps, context) === undefined,
      isSaved: ({ context }) => steps.some(({ id, saves }) => id === context.step && saves === true),
      isDone: ({ context }) => placeAfter(steps, context) === undefined,
      isAboutFields: ({ context }) => Object.keys(context.problems).length > 0,
    },
  }).createMachine({
    id: "flow",
    context: ({ input }) => startOf(input),
    initial: "asking",
    on: { "flow.restarted": { target: ".asking", actions: "startOver" } },
    states: {
      asking: {
        initial: "answering",
        on: {
          "answers.written": { actions: { type: "keepAnswers", params: ({ event }) => event } },
          "step.answered": [
            // Ignores the second press of a double click, which belongs to the previous step.
            { guard: { type: "isElsewhere", params: ({ event }) => event } },
            {
              guard: { type: "isInvalid", params: ({ event }) => event },
              actions: { type: "keepAnswers", params: ({ event }) => event },
            },
            { target: "routing", actions: [{ type: "keepAnswers", params: ({ event }) => event }, "passStep"] },
          ],
          "step.left": [{ guard: "isFirst" }, { target: ".answering", actions: "goBack" }],
          "step.visited": { target: ".answering", actions: { type: "visit", params: ({ event }) => event } },
          "change.asked": {
            target: ".answering",
            actions: { type: "visit", params: ({ context, event: { step } }) => ({ step, returnTo: context.step }) },
          },
        },
        states: {
          answering: {},
          failed: {
            on: { "submission.retried": "#flow.sending", "problem.acknowledged": "answering" },
            exit: "forgetProblem",
          },
        },
      },
      routing: {
        always: [
          { guard: "isSaved", target: "sending" },
          { guard: "isDone", target: "sending" },
          { target: "asking", actions: "goOn" },
        ],
      },
      sending: {
        entry: "keepAttempt",
        invoke: {
          src: "submitAnswers",
          input: ({ context: { step, answers, attempt } }) => ({
            step,
            answers: submittedAnswers(steps, answers),
            key: attempt?.key ?? "",
          }),
          onDone: [
            { guard: "isDone", target: "submitted" },
            { target: "asking", actions: "goOn" },
          ],
          onError: {
            target: "judging",
            actions: { type: "keepProblem", params: ({ event }) => problemOf(event.error) },
          },
        },
        on: { "answers.written": { actions: { type: "keepAnswers", params: ({ event }) => event } } },
      },
      judging: {
        always: [{ guard: "isAboutFields", target: "asking", actions: "goToProblems" }, { target: "asking.failed" }],
      },
      submitted: { entry: "forgetAttempt" },
    },
  });
}

function without(problems: StepProblems, step: string): StepProblems {
  return Object.fromEntries(Object.entries(problems).filter(([id]) => id !== step));
}
