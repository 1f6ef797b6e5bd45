import type { FieldProblem } from "shared-runtime/api/api-problem.ts";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import * as v from "valibot";

export type ReadFields<Fields> = { readonly fields: Fields } | { readonly problems: FieldProblem[] };

/** A schema of an object, with checks across its fields or without. */
export type FieldsSchema = v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };

/** Validates the fields of a call. Returns the first problem of each field; those of a list are its own. Ignores unknown fields. */
export function readFields<Schema extends FieldsSchema>(
  schema: Schema,
  body: Readonly<Record<string, unknown>>,
): ReadFields<v.InferOutput<Schema>> {
  // An absent field is validated as `undefined` by its own rule, which has the message for it.
  const names = Object.keys(schema.entries);
  const given = Object.fromEntries(names.map((name) => [name, Object.hasOwn(body, name) ? body[name] : undefined]));
  const read = v.safeParse(schema, given, plainMessages);
  if (read.success) return { fields: read.output };
  const problems = new Map<string, string>();
  for (const issue of read.issues) {
    const [field = ""] = (v.getDotPath(issue) ?? "").split(".");
    if (!problems.has(field)) problems.set(field, issue.message);
  }
  return { problems: Array.from(problems, ([field, message]) => ({ field, message })) };
}
