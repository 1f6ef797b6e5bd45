import * as v from "valibot";
import { type FieldName, fieldNames, type FormSchema } from "./form-schema.ts";

/** Marks a field whose value is never kept in the browser, such as an account number or a honeypot. */
export const secret = <Input>() => v.metadata<Input, { readonly secret: true }>({ secret: true });

/** The fields that may be kept in the browser. */
export function keptFields<Schema extends FormSchema>(schema: Schema): readonly FieldName<Schema>[] {
  return fieldNames(schema).filter((name) => !isSecret(schema.entries[name]));
}

/** The parts of a schema that are searched. The options of a picklist are texts and not schemas. */
interface Parts {
  readonly wrapped?: unknown;
  readonly item?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly unknown[];
}

const isSchema = (part: unknown): part is v.GenericSchema & Parts =>
  v.is(v.object({ kind: v.literal("schema") }), part);

/** Whether the mark is anywhere in a schema, since an optional field or a list wraps the schema that carries it. */
function isSecret(schema: unknown): boolean {
  if (!isSchema(schema)) return false;
  if (v.getMetadata(schema)["secret"] === true) return true;
  const { wrapped, item, options = [], pipe = [] } = schema;
  return [wrapped, item, ...options, ...pipe].some((part) => part !== schema && isSecret(part));
}
