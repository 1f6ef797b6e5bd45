import * as v from "valibot";
import type { FieldValue, FormSchema, FormValues } from "../forms/form-schema.ts";

/** The typed values of one step, by field. */
export type StepAnswers = Readonly<Record<string, FieldValue>>;

/** The typed values of all steps that have any, by step. */
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
  /** Whether the step is asked, given the answers of the earlier steps that are asked. If absent, it always is. */
  readonly when?: (answers: FlowAnswers) => boolean;
  /** Whether the answers are submitted when the step is answered. After the last step, they always are. */
  readonly saves?: boolean;
}

export interface FlowDefinition {
  /** Names the flow in kept drafts and in the browser's history. */
  readonly id: string;
  /**
   * A number that is increased when a step or the meaning of a value changes. Older drafts keep the values that fit.
   */
  readonly schemaVersion: number;
  /** In the order in which they are asked. The first one is always asked. */
  readonly steps: readonly [FlowStep, ...FlowStep[]];
}

/** Returns the step unchanged, with a type that has the step's schema, for `answersOf` and `useStepForm`. */
export function flowStep<Schema extends FormSchema>(step: FlowStep<Schema>): FlowStep<Schema> {
  return step;
}

/** The typed values of a step; its initial values if nothing was typed. */
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
