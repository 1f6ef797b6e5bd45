import type { FlowAnswers } from "shared-runtime/flow/flow-step.ts";
import { typedIn } from "shared-runtime/flow/flow-step.ts";
import {
  type FilesInput,
  type FormInput,
  isAsked,
  isInput,
  optionsOf,
  type StepValues,
} from "shared-runtime/service-forms/form-field.ts";
import type { ServiceForm } from "shared-runtime/service-forms/service-form.ts";
import type { ReceiptRow } from "shared-runtime/ui/receipt/receipt.tsx";
import * as styles from "./completed-screen.css.ts";

/** The answers of a form as a person reads them, without questions that were not asked or not answered. */
export function sentRows(
  { steps }: Pick<ServiceForm, "steps">,
  answers: FlowAnswers,
  fileNames: readonly string[],
): readonly ReceiptRow[] {
  return steps.flatMap((step) => {
    const values = typedIn(answers, step);
    const asked = step.fields.filter(isInput).filter((field) => isAsked(field, values));
    return asked.flatMap((field) => {
      const value = field.kind === "files" ? fileNames.join("\n") : textOf(field, values);
      return value === "" ? [] : [{ name: field.label, value: <span className={styles.lines}>{value}</span> }];
    });
  });
}

function textOf(field: Exclude<FormInput, FilesInput>, values: StepValues): string {
  const value = values[field.name];
  switch (field.kind) {
    case "tick":
      return value === true ? "Ja" : "";
    case "choice":
    case "select":
      return optionsOf(field, values).find((option) => option.value === value)?.label ?? "";
    case "amount":
      return value === "" ? "" : `${String(value)} ${field.unit}`;
    case "text":
    case "message":
      return String(value).trim();
  }
}
