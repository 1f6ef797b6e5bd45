import type { PropSchema } from "shared-runtime/editors/props-schema.ts";

export type Control = "choice" | "yes-no" | "number" | "json" | "lines" | "line";

/** The control that fits a prop. */
export function controlOf({ type, enum: values, multiline }: PropSchema): Control {
  if (values) return "choice";
  if (type === "boolean") return "yes-no";
  if (type === "integer" || type === "number") return "number";
  if (type === "array" || type === "object") return "json";
  return multiline ? "lines" : "line";
}

/** The text that a control shows: what was chosen, else the default. */
export function shownText(value: unknown, { default: standard }: PropSchema): string {
  const shown = value ?? standard ?? "";
  return typeof shown === "string" ? shown : JSON.stringify(shown);
}

/**
 * The value that a typed text means: a number or JSON if the control is for numbers or JSON. A text that cannot be
 * parsed stays a text.
 */
export function typedValue(text: string, control: Control): unknown {
  if (control === "number") return text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text);
  if (control !== "json") return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Why a value cannot be used, as a kind of mistake; undefined if it can. */
export function mistakeIn(value: unknown, schema: PropSchema & { readonly pattern?: string }): Mistake | undefined {
  if (value === undefined) return undefined;
  const control = controlOf(schema);
  if (control === "json") return typeof value === "string" && !isJson(value) ? "json" : undefined;
  if (control === "number") return Number.isNaN(Number(value)) ? "number" : undefined;
  const { pattern } = schema;
  return pattern !== undefined && typeof value === "string" && !new RegExp(pattern, "u").test(value)
    ? "pattern"
    : undefined;
}

export type Mistake = "json" | "number" | "pattern";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
