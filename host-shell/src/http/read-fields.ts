import type { FieldProblem } from "shared-runtime/api/api-problem.ts";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import * as v from "valibot";

export type ReadFields<Fields> = { readonly fields: Fields } | { readonly problems: FieldProblem[] };

/** A schema of an object, with or without checks across its fields. */
export type FieldsSchema = v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };

/**
 * Validates the fields of a call. Returns the first problem of each field. Problems in a list belong to the list's
 * field; problems in an object are named `object.field`. Ignores unknown fields.
 */
export function readFields<Schema extends FieldsSchema>(
  schema: Schema,
  body: Readonly<Record<string, unknown>>,
): ReadFields<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, completed(schema, body), plainMessages);
  if (read.success) return { fields: read.output };
  const problems = new Map<string, string>();
  for (const issue of read.issues) {
    const field = fieldOf(schema, (v.getDotPath(issue) ?? "").split("."));
    if (!problems.has(field)) problems.set(field, issue.message);
  }
  return { problems: Array.from(problems, ([field, message]) => ({ field, message })) };
}

/** Sets absent fields to `undefined`, so that each field's own rule validates it and supplies the message. */
function completed({ entries }: Entries, given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      const inner = value === undefined ? (hasEntries(schema) ? {} : undefined) : value;
      const object = objectIn(schema);
      return [name, object && isObject(inner) ? completed(object, inner) : inner];
    }),
  );
}

function fieldOf({ entries }: Entries, [name = "", inner]: readonly string[]): string {
  const schema = entries[name];
  return inner !== undefined && schema && objectIn(schema) ? `${name}.${inner}` : name;
}

type Entries = Pick<FieldsSchema, "entries">;

const hasEntries = (schema: unknown): schema is Entries => isObject(schema) && isObject(schema["entries"]);

/** The schema of an object in a field, which may be optional. */
function objectIn(schema: unknown): Entries | undefined {
  if (hasEntries(schema)) return schema;
  return isObject(schema) && hasEntries(schema["wrapped"]) ? schema["wrapped"] : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
