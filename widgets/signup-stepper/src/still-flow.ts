import type { FlowStep } from "shared-runtime/flow/flow-step.ts";
import type { Flow } from "shared-runtime/flow/use-flow.ts";
import type { FieldValue, FormSchema } from "shared-runtime/forms/form-schema.ts";
import type { Form, TextBinding, TickBinding } from "shared-runtime/forms/use-form.ts";
import type { SignupFlow } from "./signup-flow.ts";
import type { SignupStepperTexts } from "./signup-stepper.texts.ts";

const nothing = () => {};

/** A flow that stands at a step and does nothing, for the first frame and for editors. */
export function stillFlow(signup: SignupFlow, step: FlowStep, texts: SignupStepperTexts): Flow {
  const { steps } = signup.definition;
  return {
    texts,
    formId: `signup-${step.id}`,
    answers: {},
    step,
    steps: steps.map(({ id, label, heading }) => ({
      id,
      label: label ?? heading,
      isDone: false,
      isReachable: id === steps[0].id,
    })),
    isLast: step === steps.at(-1),
    isValid: false,
    isSending: false,
    isSubmitted: false,
    problems: {},
    problem: undefined,
    titleRef: { current: null },
    leaveDialog: undefined,
    write: nothing,
    answer: nothing,
    goBack: step === steps[0] ? undefined : nothing,
    visit: () => undefined,
    change: nothing,
    retry: nothing,
    acknowledge: nothing,
    restart: nothing,
  };
}

/** The form of a still step. With `method="dialog"`, submitting it before any script runs does not reload the page. */
export const stillForm = {
  errors: [],
  attempt: 0,
  props: { noValidate: true, method: "dialog" },
} as unknown as Form<FormSchema>;

type Values = Readonly<Record<string, FieldValue>>;

export const stillText =
  (prefix: string, values: Values) =>
  (name: string): TextBinding => ({
    id: `${prefix}-${name}`,
    name,
    problem: undefined,
    value: textOf(values[name]),
    onChange: nothing,
  });

export const stillTick =
  (prefix: string) =>
  (name: string): TickBinding => ({
    id: `${prefix}-${name}`,
    name,
    problem: undefined,
    checked: false,
    onChange: nothing,
  });

const textOf = (value: FieldValue | undefined): string => (typeof value === "string" ? value : "");
