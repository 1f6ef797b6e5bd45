import type { FieldValue, FormSchema } from "./form-schema.ts";
import type { Form, TextBinding, TickBinding } from "./use-form.ts";

/**
 * A form that does nothing, for the first frame and for editors. With `method="dialog"`, submitting it before any script runs
 * does not reload the page.
 */
export const stillForm = {
  errors: [],
  attempt: 0,
  props: { noValidate: true, method: "dialog" },
} as unknown as Form<FormSchema>;

/** Binds a field of a form that does nothing. `prefix` makes the id of the field unique on the page. */
export const stillField =
  (prefix: string, values: Readonly<Record<string, FieldValue>> = {}) =>
  (name: string): TextBinding & TickBinding => ({
    id: `${prefix}-${name}`,
    name,
    problem: undefined,
    value: textOf(values[name]),
    checked: false,
    onChange: () => {},
  });

const textOf = (value: FieldValue | undefined): string => (typeof value === "string" ? value : "");
