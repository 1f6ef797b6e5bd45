import { useSelector } from "@xstate/react";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import type { FlowTexts } from "./flow.texts.ts";
import { flowDraft } from "./flow-draft.ts";
import { askedSteps, isComplete, reachableSteps, stepBefore } from "./flow-route.ts";
import { type FlowDefinition, type FlowStep, isValid, type StepAnswers } from "./flow-step.ts";
import type { FlowActor } from "./flow.machine.ts";
import { present } from "./present.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";
import { useStepFocus } from "./use-step-focus.ts";
import { useStepHistory } from "./use-step-history.ts";
import { useStepTitle } from "./use-step-title.ts";

/** A step that is shown, for tracking. */
export interface ShownStep {
  readonly step: string;
  /** Position of the step among the steps that are asked, from 1. */
  readonly stepNumber: number;
  /** Whether a reload, a crash or a sign-in led to the step. */
  readonly resumed: boolean;
}

export interface FlowOptions {
  readonly texts: FlowTexts;
  readonly onStep?: (shown: ShownStep) => void;
  /** Whether the visitor is asked before leaving the page with unsubmitted answers. */
  readonly guarded?: boolean;
  /** Whether something besides the answers would be lost with the page, such as a file that is being uploaded. */
  readonly hasMoreToLose?: boolean;
  /**
   * Whether the submitted flow continues on another page, such as a sign-in. Its draft and its history entries are then
   * kept for a visitor who returns without having completed it. The page that completes the flow deletes the draft.
   */
  readonly goesOn?: boolean;
}

export type Flow = ReturnType<typeof useFlow>;

/** Connects a flow to the page: its draft, history, title, focus and leave guard. Returns the props of its screens. */
export function useFlow(definition: FlowDefinition, actor: FlowActor, options: FlowOptions) {
  const { texts, onStep, guarded = true, hasMoreToLose = false, goesOn = false } = options;
  const snapshot = useSelector(actor, (whole) => whole);
  const { context } = snapshot;
  const { steps } = definition;
  const asked = askedSteps(steps, context.answers);
  const index = asked.findIndex(({ id }) => id === context.step);
  const step = present(asked[index], "step");
  const isSubmitted = snapshot.matches("submitted");
  const isSending = snapshot.matches("sending");

  useKeptDraft(definition, actor, goesOn);
  // Called before the history of steps, since the guard's entry must be before the entries of steps.
  const leaveDialog: ReactNode = useLeaveGuard(guarded && (context.isDirty || hasMoreToLose) && !isSubmitted, texts);
  const visit = useCallback(
    (visited: string, returnTo?: string) => {
      actor.send({ type: "step.visited", step: visited, returnTo });
      return actor.getSnapshot().context.step;
    },
    [actor],
  );
  const order = steps.map(({ id }) => id);
  useStepHistory(isSubmitted && !goesOn ? undefined : step.id, visit, { flow: definition.id, order }, context.returnTo);
  const position = `${texts.stepWord} ${index + 1} ${texts.stepOf} ${asked.length}: ${step.heading}`;
  useStepTitle(isSubmitted || asked.length === 1 ? undefined : position);
  const titleRef = useStepFocus(isSubmitted ? "submitted" : step.id);
  useShownSteps(onStep, isSubmitted ? undefined : { step: step.id, stepNumber: index + 1, resumed: context.resumed });

  const reachable = reachableSteps(steps, context);
  const listed = asked.map((one) => ({
    id: one.id,
    label: one.label ?? one.heading,
    isDone: isComplete(one, context),
    isReachable: reachable.includes(one),
  }));
  const change = (wanted: string) => actor.send({ type: "change.asked", step: wanted });
  return {
    texts,
    formId: useId(),
    answers: context.answers,
    step,
    // The same list while its steps are equal, so that a key press does not render it.
    // oxlint-disable-next-line react/exhaustive-deps -- the text has everything that is in the list
    steps: useMemo(() => listed, [JSON.stringify(listed)]),
    isLast: index === asked.length - 1 && context.returnTo === undefined,
    isValid: isValid(context.answers, step),
    isSending,
    isSubmitted,
    /** The problems that the server found, by step. */
    problems: context.problems,
    /** Why the last attempt failed; `undefined` once it is acknowledged or repeated. */
    problem: snapshot.matches({ asking: "failed" }) ? context.problem : undefined,
    /** The ref for the heading of each step and of the last screen. The heading needs `tabIndex={-1}`. */
    titleRef,
    leaveDialog,
    write: (of: FlowStep, answers: StepAnswers) => actor.send({ type: "answers.written", step: of.id, answers }),
    answer: (of: FlowStep, answers: StepAnswers) => actor.send({ type: "step.answered", step: of.id, answers }),
    /** Absent on the first step. */
    goBack: stepBefore(steps, context) === undefined ? undefined : () => actor.send({ type: "step.left" }),
    visit: useCallback((wanted: string) => void visit(wanted), [visit]),
    change,
    retry: () => actor.send({ type: "submission.retried" }),
    acknowledge: () => actor.send({ type: "problem.acknowledged" }),
    restart: () => actor.send({ type: "flow.restarted" }),
  };
}

function useKeptDraft(definition: FlowDefinition, actor: FlowActor, goesOn: boolean): void {
  const [draft] = useState(() => flowDraft(definition));
  useEffect(() => {
    const keep = ({ context, ...snapshot }: ReturnType<FlowActor["getSnapshot"]>) => {
      if (snapshot.value === "submitted") {
        if (!goesOn) draft.forget();
      } else if (context.isDirty || context.resumed) draft.keep(context);
    };
    // Stores the draft, since values that were typed early or chosen by a link have replaced some of it.
    keep(actor.getSnapshot());
    const subscription = actor.subscribe(keep);
    return () => subscription.unsubscribe();
  }, [actor, draft, goesOn]);
}

function useShownSteps(onStep: FlowOptions["onStep"], shown: ShownStep | undefined): void {
  const isFirst = useRef(true);
  const tell = useEffectEvent(() => {
    if (shown) onStep?.({ ...shown, resumed: shown.resumed && isFirst.current });
    isFirst.current = false;
  });
  useEffect(() => tell(), [shown?.step]);
}
