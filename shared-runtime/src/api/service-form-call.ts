import type { SubmissionCall } from "../forms/submission-call.ts";
import { isInput } from "../service-forms/form-field.ts";
import type { ServiceForm } from "../service-forms/service-form.ts";

/** The path to which all service forms are sent. */
export const serviceFormsPath = "forms/post-simple-form";

/** The call of one form. Fields of a form of several steps are named `step.field`. */
export function serviceFormCall({ steps }: Pick<ServiceForm, "steps">): SubmissionCall {
  const fields = steps.flatMap((step) =>
    step.fields.filter(isInput).map(({ name }) => (steps.length === 1 ? name : `${step.id}.${name}`)),
  );
  return { path: serviceFormsPath, fields };
}
