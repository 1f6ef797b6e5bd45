import type { PropSchema } from "../props-schema.ts";
import { numberFromText, textOfValue } from "../value-text.ts";
import { make } from "./make.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a prop: a checkbox, a list of choices, or a field of one or several lines. */
export function controlOf(schema: PropSchema, attributes: Readonly<Record<string, string>>): Control {
  if (isTicked(schema)) return make("input", { ...attributes, type: "checkbox" });
  if (choicesOf(schema).length > 0) return selectOf(schema, attributes);
  const placeholder = hintOf(schema);
  if (schema.multiline || schema.type === "array" || schema.type === "object") {
    return make("textarea", { ...attributes, rows: "3", placeholder });
  }
  const inputmode = { integer: "numeric", number: "decimal" }[schema.type ?? ""];
  return make("input", { ...attributes, type: "text", inputmode, placeholder, autocomplete: "off" });
}

/** A boolean without a default has three states, which a checkbox cannot show. */
export function isTicked(schema: PropSchema): boolean {
  return schema.type === "boolean" && typeof schema.default === "boolean" && !schema.enum;
}

/** The value that a control shows; `undefined` if it is left empty. A text that is not a number stays as it is. */
export function valueOfControl(control: Control, schema: PropSchema): unknown {
  if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
  const text = control.value;
  if (text.trim() === "") return undefined;
  const choice = choicesOf(schema).find(([value]) => String(value) === text);
  if (choice) return choice[0];
  if (schema.type === "number" || schema.type === "integer") return numberFromText(text) ?? text;
  return text;
}

/** Shows a value. An undefined one is shown as the default. */
export function showValue(control: Control, schema: PropSchema, value: unknown): void {
  const shown = value ?? schema.default;
  if (control instanceof HTMLInputElement && control.type === "checkbox") {
    control.checked = shown === true || shown === "true";
    return;
  }
  control.value = textOfValue(shown);
}

function choicesOf(schema: PropSchema): readonly (readonly [value: unknown, label: string])[] {
  if (schema.enum) return schema.enum.map((value) => [value, schema.enumLabels?.[String(value)] ?? String(value)]);
  return schema.type === "boolean"
    ? [
        [true, "Ja"],
        [false, "Nej"],
      ]
    : [];
}

function selectOf(schema: PropSchema, attributes: Readonly<Record<string, string>>): HTMLSelectElement {
  const options = choicesOf(schema).map(([value, label]) => make("option", { value: String(value) }, label));
  const none = schema.default === undefined ? [make("option", { value: "" }, "Ikke valgt")] : [];
  return make("select", attributes, ...none, ...options);
}

/** What an empty field shows: the default text, which the tool then uses, or an example. */
function hintOf({ default: standard, examples = [] }: PropSchema): string | undefined {
  const text = textOfValue(standard);
  if (text !== "") return text;
  return examples[0] === undefined ? undefined : `F.eks. ${textOfValue(examples[0])}`;
}
