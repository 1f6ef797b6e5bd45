import type { Option } from "../ui/field/option.ts";
import { type ChoiceInput, type FormField, isInput, type ListName, optionsOf, type StepValues } from "./form-field.ts";
import { formStep, type ServiceForm, type ServiceFormStep } from "./service-form.ts";

/** The options of choices that content provides. */
export type FormLists = Readonly<Record<ListName, readonly Option[]>>;

type ListedChoice = ChoiceInput & { readonly list: ListName };

function isListed(field: FormField): field is ListedChoice {
  return "list" in field && field.list !== undefined;
}

const listedIn = ({ steps }: Pick<ServiceForm, "steps">): readonly ListedChoice[] =>
  steps.flatMap(({ fields }) => fields.filter(isListed));

/** Whether a form has choices whose options are not in its definition. */
export function needsLists(form: Pick<ServiceForm, "steps">): boolean {
  return listedIn(form).length > 0;
}

/** A form with the options of its lists, by which its schema checks. A form that needs no lists is returned unchanged. */
export function withLists(form: ServiceForm, lists: FormLists): ServiceForm {
  if (!needsLists(form)) return form;
  const [first, ...others] = form.steps.map((step) =>
    formStep({
      ...step,
      fields: step.fields.map((field) => (isListed(field) ? { ...field, options: lists[field.list] } : field)),
    }),
  ) as [ServiceFormStep, ...ServiceFormStep[]];
  return { ...form, steps: [first, ...others] };
}

/** Whether a choice of the form has no option, so that the form cannot be sent. */
export function lacksOptions(form: Pick<ServiceForm, "steps">): boolean {
  return listedIn(form).some((field) => optionsOf(field, {}).length === 0);
}

/** What was chosen from lists, in words: `hearing: "ferielov"` also as `hearingTitle: "Ny ferielov"`. */
export function chosenTitles(
  { fields }: Pick<ServiceFormStep, "fields">,
  values: StepValues,
): Readonly<Record<string, string>> {
  const chosen = fields.filter(isInput).filter(isListed);
  return Object.fromEntries(
    chosen.flatMap((field) => {
      const option = optionsOf(field, values).find(({ value }) => value === values[field.name]);
      return option ? [[`${field.name}Title`, option.label]] : [];
    }),
  );
}
