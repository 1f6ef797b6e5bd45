import type { FieldProblem } from "shared-runtime/api/api-problem.ts";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import * as v from "valibot";

export type ReadFields<Fields> = { readonly fields: Fields } | { readonly problems: FieldProblem[] };

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** Validates the fields of a call. Returns the first problem of each field. Ignores unknown fields. */
export function readFields<Schema extends v.GenericSchema & { readonly entries: Entries }>(
  schema: Schema,
  body: Readonly<Record<string, unknown>>,
): ReadFields<v.InferOutput<Schema>> {
  // An absent field is validated as `undefined` by its own rule, which has the message for it.
  const names = Object.keys(schema.entries);
  const given = Object.fromEntries(names.map((name) => [name, Object.hasOwn(body, name) ? body[name] : undefined]));
  const read = v.safeParse(schema, given, { ...plainMessages, abortPipeEarly: true });
  if (read.success) return { fields: read.output };
  return { problems: read.issues.map((issue) => ({ field: v.getDotPath(issue) ?? "", message: issue.message })) };
}
