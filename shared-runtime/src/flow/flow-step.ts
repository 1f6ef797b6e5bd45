import * as v from "valibot";
import type { FieldValue, FormSchema, FormValues } from "../forms/form-schema.ts";

/** The values of one step as they are typed, by field. */
export type StepAnswers = Readonly<Record<string, FieldValue>>;

/** The values of all steps that were written to, by step. */
export type FlowAnswers = Readonly<Record<string, StepAnswers | undefined>>;

/** One step of a flow: a form with its own schema. A step without fields has an object schema without entries. */
export interface FlowStep<Schema extends FormSchema = FormSchema> {
  /** Unique in its flow. Part of kept drafts and of the browser's history. */
  readonly id: string;
  readonly heading: string;
  /** A shorter heading for the list of steps. */
  readonly label?: string;
  readonly schema: Schema;
  readonly initial: FormValues<Schema>;
  /** Whether the step is asked, given the answers of the steps before it that are asked. Always, if absent. */
  readonly when?: (answers: FlowAnswers) => boolean;
  /** Whether the answers are submitted when the step is answered. At the last step they always are. */
  readonly saves?: boolean;
}

export interface FlowDefinition {
  /** Names the flow in kept drafts and in the browser's history. */
  readonly id: string;
  /** Increased when a step or the meaning of a value changes. Older drafts keep the values that fit. */
  readonly schemaVersion: number;
  /** In the order in which they are asked. The first one is always asked. */
  readonly steps: readonly [FlowStep, ...FlowStep[]];
}

/** Returns the step with the type of its schema, for `answersOf` and `useStepForm`. */
export function flowStep<Schema extends FormSchema>(step: FlowStep<Schema>): FlowStep<Schema> {
  return step;
}

/** The values of a step as they are typed; its initial values if nothing was written. */
export function typedIn<Schema extends FormSchema>(answers: FlowAnswers, step: FlowStep<Schema>): FormValues<Schema> {
  return { ...step.initial, ...answers[step.id] };
}

/** The answers of a step as its schema returns them; `undefined` if they are invalid. */
export function answersOf<Schema extends FormSchema>(
  answers: FlowAnswers,
  step: FlowStep<Schema>,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(step.schema, typedIn(answers, step));
  return parsed.success ? parsed.output : undefined;
}

export function isValid(answers: FlowAnswers, step: FlowStep): boolean {
  return v.safeParse(step.schema, typedIn(answers, step)).success;
}
