import { type FormInput, isInput, optionsOf, type StepValues } from "shared-runtime/service-forms/form-field.ts";
import { serviceForms } from "shared-runtime/service-forms/service-form-list.ts";

/** The names of the fields of a form, and their values, as the member read them in the form. */
export interface FormWords {
  /** The steps and fields in the order of the form. */
  readonly order: readonly string[];
  readonly fieldOf: (name: string) => FormInput | undefined;
  /** Whether a name is that of a step, whose fields are shown without it. */
  readonly isStep: (name: string) => boolean;
}

const known: ReadonlyMap<string, FormWords> = new Map(
  serviceForms.map(({ formId, steps }) => {
    const inputs = steps.flatMap(({ fields }) => fields.filter(isInput));
    const words = {
      order: [...steps.map(({ id }) => id), ...inputs.map(({ name }) => name)],
      fieldOf: (name: string) => inputs.find((input) => input.name === name),
      isStep: (name: string) => steps.some(({ id }) => id === name),
    };
    return [`form.${formId}`, words];
  }),
);

/** The words of the form with which a kind of submission is sent; `undefined` for other kinds. */
export function formWords(kind: string): FormWords | undefined {
  return known.get(kind);
}

/** The label of the option that was chosen; `undefined` if the value is not an option of the field. */
export function optionLabel(field: FormInput, value: string, values: StepValues): string | undefined {
  if (field.kind === "amount") return value === "" ? undefined : `${value} ${field.unit}`;
  if (field.kind !== "choice" && field.kind !== "select") return undefined;
  return optionsOf(field, values).find((option) => option.value === value)?.label;
}
