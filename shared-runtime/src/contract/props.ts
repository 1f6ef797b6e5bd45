import * as v from "valibot";
import { bareSchema, valueFromText } from "./attribute-value.ts";
import type { WidgetInput } from "./widget-contract.ts";

/** A value of the placeholder that was ignored because it does not fit the widget's schema. */
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

/** The whole JSON child was ignored. `isReadable` is false if it is not valid JSON. */
export interface JsonProblem {
  readonly kind: "notAnObject";
  readonly source: "json";
  readonly isReadable: boolean;
}

export type PropSource = "attribute" | "json";

type PropsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * Reads a placeholder's attributes and JSON child with the schema. Invalid and unknown values are reported and replaced
 * by the default, so that no value stops the widget. An attribute overrides the same prop in the JSON, since the JSON
 * is usually written by a template for all placeholders, and attributes by an editor for one. An empty attribute counts
 * as absent, except that it means `true` for a boolean, as in HTML.
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
    // Not `result.output`, since the transformations of the schema run when the whole input is parsed below.
    else accepted[name] = typeof value === "string" ? valueFromText(entry, value) : value;
  };

  if (isPlainObject(input.json)) for (const [name, value] of Object.entries(input.json)) keep(name, value, "json");
  const unusable = jsonProblem(input.json);
  if (unusable) problems.push(unusable);
  for (const [name, value] of Object.entries(input.attributes)) keep(name, value, "attribute");

  return { props: v.parse(schema, accepted), problems };
}

/** Why the JSON child of a placeholder cannot be used; `undefined` if it can. Invalid JSON arrives as a string. */
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
