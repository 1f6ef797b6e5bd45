import type * as v from "valibot";

/** The value of one field, as it is typed or chosen: a text or choice, a tick, or a list of choices. */
export type FieldValue = string | boolean | readonly string[];

/**
 * The schema of a form or of one step of it: an object, or a pipe that starts with one and forwards its own errors to the
 * fields. Its entries are in reading order.
 */
export type FormSchema = v.GenericSchema & { readonly entries: v.ObjectEntries };

export type FieldName<Schema extends FormSchema> = keyof Schema["entries"] & string;

/** The values of all fields, as they are typed. */
export type FormValues<Schema extends FormSchema> = Readonly<Record<FieldName<Schema>, FieldValue>>;

/** Error messages by field. */
export type FormProblems<Schema extends FormSchema> = Readonly<Partial<Record<FieldName<Schema>, string>>>;

export function fieldNames<Schema extends FormSchema>(schema: Schema): readonly FieldName<Schema>[] {
  return Object.keys(schema.entries);
}
