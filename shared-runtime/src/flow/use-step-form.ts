import { useEffect } from "react";
import type { FormProblems, FormSchema } from "../forms/form-schema.ts";
import { type Form, type FormOptions, useForm } from "../forms/use-form.ts";
import { type FlowStep, typedIn } from "./flow-step.ts";
import type { Flow } from "./use-flow.ts";

/** The form of one step. Its component must have the step's id as its key, since a new step needs a new form. */
export function useStepForm<Schema extends FormSchema>(
  flow: Flow,
  step: FlowStep<Schema>,
  options: Pick<FormOptions<Schema>, "sentenceOf" | "validateOn"> = {},
): Form<Schema> {
  const form = useForm({
    schema: step.schema,
    initial: typedIn(flow.answers, step),
    onWrite: (values) => flow.write(step, values),
    onValid: () => flow.answer(step, form.values()),
    problemWord: flow.texts.problemWord,
    ...options,
  });
  const problems = flow.problems[step.id];
  useEffect(() => {
    if (problems) form.showErrors(problems as FormProblems<Schema>);
    // oxlint-disable-next-line react/exhaustive-deps -- each refusal is shown once, however often the form renders
  }, [problems]);
  return form;
}
