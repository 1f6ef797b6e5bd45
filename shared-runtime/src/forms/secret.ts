import * as v from "valibot";
import { type FieldName, fieldNames, type FormSchema } from "./form-schema.ts";

/** Marks a field whose value is never kept in the browser, such as an account number or a honeypot. */
export const secret = <Input>() => v.metadata<Input, { readonly secret: true }>({ secret: true });

/** The fields that may be kept in the browser. */
export function keptFields<Schema extends FormSchema>(schema: Schema): readonly FieldName<Schema>[] {
  return fieldNames(schema).filter((name) => !isSecret(schema.entries[name]));
}

function isSecret(entry: v.ObjectEntries[string] | undefined): boolean {
  // A default value wraps the schema that carries the mark.
  const inner = entry && "wrapped" in entry ? [entry, entry.wrapped] : [entry];
  return inner.some((schema) => schema !== undefined && v.getMetadata(schema)["secret"] === true);
}
