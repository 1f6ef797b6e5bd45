import type { PropSchema } from "../../../shared-runtime/src/editors/props-schema.ts";

/** The field types of Sitecore that props become. */
export type FieldKind = "Checkbox" | "Droplink" | "General Link" | "Multi-Line Text" | "Single-Line Text";

/**
 * The field type of a prop. Numbers are texts, since an empty number field is sent as 0. A choice is a link to an item,
 * since an item cannot be named after every value.
 */
export function fieldKind(prop: string, { type, enum: choices, multiline }: PropSchema): FieldKind {
  if (choices !== undefined) return "Droplink";
  if (type === "boolean") return "Checkbox";
  if (prop.endsWith("Href") || prop === "href") return "General Link";
  return multiline || type === "array" || type === "object" ? "Multi-Line Text" : "Single-Line Text";
}
