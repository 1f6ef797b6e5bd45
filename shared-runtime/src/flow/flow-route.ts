import { fieldNames } from "../forms/form-schema.ts";
import { type FlowAnswers, type FlowStep, isValid, type StepAnswers, typedIn } from "./flow-step.ts";

/** The position of a visitor in a flow. */
export interface FlowPosition {
  readonly step: string;
  /** The steps that were answered. A step is complete while its answers are valid. */
  readonly passed: readonly string[];
  /** The step that follows the current one; set if the current one was opened only for a change. */
  readonly returnTo: string | undefined;
}

export interface FlowProgress extends FlowPosition {
  readonly answers: FlowAnswers;
}

type Steps = readonly FlowStep[];

/** The steps that are asked, which depends on the answers. */
export function askedSteps(steps: Steps, answers: FlowAnswers): Steps {
  const asked: FlowStep[] = [];
  const before: Record<string, StepAnswers> = {};
  for (const step of steps) {
    if (step.when?.(before) === false) continue;
    asked.push(step);
    before[step.id] = typedIn(answers, step);
  }
  return asked;
}

/** The answers that are submitted: all fields of the steps that are asked, in the order of steps and schemas. */
export function submittedAnswers(steps: Steps, answers: FlowAnswers): FlowAnswers {
  return Object.fromEntries(
    askedSteps(steps, answers).map((step) => {
      const typed: Readonly<Record<string, unknown>> = typedIn(answers, step);
      return [step.id, Object.fromEntries(fieldNames(step.schema).map((name) => [name, typed[name]]))];
    }),
  ) as FlowAnswers;
}

export function isComplete(step: FlowStep, { answers, passed }: FlowProgress): boolean {
  return passed.includes(step.id) && isValid(answers, step);
}

/** The steps that can be visited: the complete steps up to the first incomplete one, and this incomplete step. */
export function reachableSteps(steps: Steps, progress: FlowProgress): Steps {
  const asked = askedSteps(steps, progress.answers);
  const open = asked.findIndex((step) => !isComplete(step, progress));
  return open === -1 ? asked : asked.slice(0, open + 1);
}

/** The wanted step if it can be visited, otherwise the last reachable one before it. */
export function nearestStep(steps: Steps, progress: FlowProgress, wanted: string): string {
  const order = steps.map(({ id }) => id);
  const reachable = reachableSteps(steps, progress).map(({ id }) => id);
  const before = reachable.filter((id) => order.indexOf(id) <= order.indexOf(wanted));
  return before.at(-1) ?? reachable[0] ?? wanted;
}

/** The step to which Back leads: `returnTo` during a change, otherwise the previous step; `undefined` on the first. */
export function stepBefore(steps: Steps, { answers, step, returnTo }: FlowProgress): string | undefined {
  const asked = askedSteps(steps, answers).map(({ id }) => id);
  if (returnTo !== undefined && asked.includes(returnTo)) return returnTo;
  return asked[asked.indexOf(step) - 1];
}

/**
 * The step that is opened once the current one is complete; `undefined` if all steps are complete. After a change, this
 * is the step from which the change was requested, unless an earlier step is incomplete.
 */
export function placeAfter(steps: Steps, progress: FlowProgress): Pick<FlowPosition, "step" | "returnTo"> | undefined {
  const asked = askedSteps(steps, progress.answers);
  const order = asked.map(({ id }) => id);
  const open = asked.find((step) => !isComplete(step, progress))?.id;
  const { step, returnTo } = progress;
  if (returnTo !== undefined && order.includes(returnTo)) {
    const opensFirst = open !== undefined && order.indexOf(open) < order.indexOf(returnTo);
    return opensFirst ? { step: open, returnTo } : { step: returnTo, returnTo: undefined };
  }
  const next = order[order.indexOf(step) + 1];
  if (next !== undefined) return { step: next, returnTo: undefined };
  return open === undefined ? undefined : { step: open, returnTo: step };
}
