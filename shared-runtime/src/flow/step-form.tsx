import type { ReactNode } from "react";
import type { FormSchema } from "../forms/form-schema.ts";
import type { Form } from "../forms/use-form.ts";
import { ErrorSummary } from "../ui/field/error-summary/error-summary.tsx";
import * as styles from "./flow.css.ts";
import type { Flow } from "./use-flow.ts";

interface StepFormProps<Schema extends FormSchema> {
  readonly flow: Flow;
  readonly form: Form<Schema>;
  /** The fields. Absent in a step without input. */
  readonly children?: ReactNode;
}

/** The form of one step, with its error summary. Next submits it. */
export function StepForm<Schema extends FormSchema>({ flow, form, children }: StepFormProps<Schema>) {
  return (
    <form id={flow.formId} className={styles.form} {...form.props}>
      {form.errors.length > 0 && (
        <ErrorSummary title={flow.texts.problemsTitle} errors={form.errors} attempt={form.attempt} />
      )}
      {children}
    </form>
  );
}
