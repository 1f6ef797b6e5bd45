import * as v from "valibot";
import { bareSchema, valueFromText } from "./attribute-value.ts";
import type { WidgetInput } from "./widget-contract.ts";

/** Something in the placeholder that was left out, since it does not fit the widget's schema. */
export type PropProblem =
  | { readonly kind: "unknown"; readonly name: string; readonly source: PropSource; readonly known: readonly string[] }
  | {
      readonly kind: "invalid";
      readonly name: string;
      readonly source: PropSource;
      readonly value: unknown;
      readonly schema: v.GenericSchema;
    }
  | JsonProblem;

/** What is no JSON at all arrives as text. */
export interface JsonProblem {
  readonly kind: "notAnObject";
  readonly source: "json";
  readonly isReadable: boolean;
}

export type PropSource = "attribute" | "json";

type PropsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * Reads a placeholder's attributes and JSON child by the schema. What is wrong or unknown is left out and reported, so
 * that the default holds; a value never stops the widget. Where both name the same prop, the attribute wins: the JSON
 * is what a template gives to all placeholders, the attribute is what an editor wrote on this one. An empty attribute
 * is the same as none, except that it switches a boolean on, as in HTML.
 */
export function readProps<Schema extends PropsSchema>(
  schema: Schema,
  input: WidgetInput,
): { readonly props: v.InferOutput<Schema>; readonly problems: readonly PropProblem[] } {
  const known = Object.keys(schema.entries);
  const problems: PropProblem[] = [];
  const accepted: Record<string, unknown> = {};

  const keep = (name: string, value: unknown, source: PropSource) => {
    const entry = Object.hasOwn(schema.entries, name) ? (schema.entries[name] as v.GenericSchema) : undefined;
    if (entry === undefined) {
      problems.push({ kind: "unknown", name, source, known });
      return;
    }
    if (isLeftEmpty(entry, value)) return;
    const result = v.safeParse(entry, typeof value === "string" ? valueFromText(entry, value) : value);
    if (!result.success) problems.push({ kind: "invalid", name, source, value, schema: entry });
    // The value before the schema's own transformations: the whole is parsed once more below.
    else accepted[name] = typeof value === "string" ? valueFromText(entry, value) : value;
  };

  if (isPlainObject(input.json)) for (const [name, value] of Object.entries(input.json)) keep(name, value, "json");
  const unusable = jsonProblem(input.json);
  if (unusable) problems.push(unusable);
  for (const [name, value] of Object.entries(input.attributes)) keep(name, value, "attribute");

  return { props: v.parse(schema, accepted), problems };
}

/** What keeps the whole JSON child of a placeholder from being used. */
export function jsonProblem(json: unknown): JsonProblem | undefined {
  if (json === undefined || isPlainObject(json)) return undefined;
  return { kind: "notAnObject", source: "json", isReadable: typeof json !== "string" };
}

function isLeftEmpty(schema: v.GenericSchema, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === "string" && value.trim() === "" && bareSchema(schema).type !== "boolean";
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
