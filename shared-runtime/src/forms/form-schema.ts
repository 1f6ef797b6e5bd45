import type * as v from "valibot";

/** The typed or chosen value of one field: a text or choice, a tick, or a list of choices. */
export type FieldValue = string | boolean | readonly string[];

/**
 * The schema of a form or of one step of it: an object, or a pipe that starts with one and forwards its own errors to the
 * fields. Its entries are in reading order.
 */
export type FormSchema = v.GenericSchema & { readonly entries: v.ObjectEntries };

export type FieldName<Schema extends FormSchema> = keyof Schema["entries"] & string;

/** The typed values of all fields. */
export type FormValues<Schema extends FormSchema> = Readonly<Record<FieldName<Schema>, FieldValue>>;

/** Error messages by field. */
export type FormProblems<Schema extends FormSchema> = Readonly<Partial<Record<FieldName<Schema>, string>>>;

export function fieldNames<Schema extends FormSchema>(schema: Schema): readonly FieldName<Schema>[] {
  return Object.keys(schema.entries);
}
