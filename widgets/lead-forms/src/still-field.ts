import type { TextBinding, TickBinding } from "shared-runtime/forms/use-form.ts";

/** Binds the fields of a form that is only shown. The prefix makes their ids unique on the page. */
export const stillField =
  (prefix: string) =>
  (name: string): TextBinding & TickBinding => ({
    id: `${prefix}-${name}`,
    name,
    problem: undefined,
    value: "",
    checked: false,
    onChange: () => {},
  });
