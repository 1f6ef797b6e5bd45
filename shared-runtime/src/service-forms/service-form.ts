import type { FlowAnswers, FlowDefinition, FlowStep, StepAnswers } from "../flow/flow-step.ts";
import { typedIn } from "../flow/flow-step.ts";
import type { FieldValue } from "../forms/form-schema.ts";
import type { Option } from "../ui/field/option.ts";
import { emptyValue, type FormField, isInput, isOffered, optionsOf, type StepValues } from "./form-field.ts";
import { stepSchema, type StepSchema } from "./step-schema.ts";

export interface ServiceFormStep extends FlowStep<StepSchema> {
  /** The text below the heading. */
  readonly intro?: string;
  readonly fields: readonly FormField[];
}

/**
 * One form as data: its fields, their rules, and their dependencies. The widget draws the form, and the server
 * validates it.
 */
export interface ServiceForm {
  /** The name of the form for editors, in the body that is sent, and in the receiving system. */
  readonly formId: string;
  /** The title under which a member sees the form among the sent ones. */
  readonly title: string;
  /** A number that is increased when a step or the meaning of a value changes. */
  readonly schemaVersion: number;
  readonly steps: readonly [ServiceFormStep, ...ServiceFormStep[]];
  /** The document type at the receiving system, from the values of the first step. */
  readonly documentTypeOf: (values: StepValues) => string;
}

interface StepOptions {
  readonly id: string;
  readonly heading: string;
  readonly label?: string;
  readonly intro?: string;
  readonly fields: readonly FormField[];
}

export function formStep(options: StepOptions): ServiceFormStep {
  const inputs = options.fields.filter(isInput);
  return {
    ...options,
    schema: stepSchema(inputs),
    initial: Object.fromEntries(inputs.map((input) => [input.name, emptyValue(input)])),
  };
}

/** The form with the options that a page offers, by the name of their list. Fields without options are left out. */
export function withOffers(form: ServiceForm, offers: Readonly<Record<string, readonly Option[]>>): ServiceForm {
  const [first, ...more] = form.steps;
  const filled = (step: ServiceFormStep): ServiceFormStep => {
    if (!step.fields.some(isOffered)) return step;
    const fields = step.fields.flatMap((field): readonly FormField[] => {
      if (!isOffered(field)) return [field];
      const options = offers[field.offered.list] ?? [];
      return options.length === 0 ? [] : [{ ...field, options }];
    });
    return formStep({ ...step, fields });
  };
  return { ...form, steps: [filled(first), ...more.map(filled)] };
}

export function hasFiles({ steps }: Pick<ServiceForm, "steps">): boolean {
  return steps.some(({ fields }) => fields.some(({ kind }) => kind === "files"));
}

/**
 * The flow of a form. Its draft is kept in the tab under the ids of form and member, so that other members do not see
 * it.
 */
export function flowOf({ formId, schemaVersion, steps }: ServiceForm, memberId: string): FlowDefinition {
  return { id: draftIdOf(formId, memberId), schemaVersion, steps };
}

/** The name of the form's draft in the tab. */
export function draftIdOf(formId: string, memberId: string): string {
  return `service-form/${formId}/${memberId}`;
}

/**
 * The values of a step after one of its fields was written. Fields that the written field resets are empty, and so are
 * choices that are no longer offered.
 */
export function valuesAfter(
  { fields }: Pick<ServiceFormStep, "fields">,
  values: StepValues,
  name: string,
  value: FieldValue,
): StepValues {
  const inputs = fields.filter(isInput);
  const reset = values[name] === value ? [] : (inputs.find((input) => input.name === name)?.resets ?? []);
  const emptied = inputs.filter((input) => reset.includes(input.name)).map((input) => [input.name, emptyValue(input)]);
  const after: Record<string, FieldValue> = { ...values, [name]: value, ...Object.fromEntries(emptied) };
  for (const input of inputs) {
    if (input.kind !== "choice" && input.kind !== "select") continue;
    const chosen = after[input.name];
    if (!optionsOf(input, after).some((option) => option.value === chosen)) after[input.name] = "";
  }
  return after;
}

/** The body of the call: the fields of a form of one step, or, under the id of each step, the fields of that step. */
export function formBodyOf(form: ServiceForm, answers: FlowAnswers): Readonly<Record<string, unknown>> {
  const [first, ...more] = form.steps;
  const typed: StepAnswers = typedIn(answers, first);
  return {
    formId: form.formId,
    documentTypeId: form.documentTypeOf(typed),
    ...(more.length === 0 ? typed : Object.fromEntries(form.steps.map((step) => [step.id, typedIn(answers, step)]))),
  };
}
