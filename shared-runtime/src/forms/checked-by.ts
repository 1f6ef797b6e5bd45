import * as v from "valibot";
import type { FieldValue, FormSchema } from "./form-schema.ts";

type Shape = v.ObjectSchema<Readonly<Record<string, v.GenericSchema<FieldValue>>>, undefined>;

/**
 * A schema with one entry for each of the values, so that the form library need not know the paths of a generic schema.
 * The input is checked by `schema`, which may be loaded after the form is shown.
 */
export function checkedBy<Schema extends FormSchema>(
  schema: Schema | (() => Promise<Schema>),
  values: Readonly<Record<string, FieldValue>>,
): Shape {
  const entries = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shapeOf(value)]));
  const load = typeof schema === "function" ? schema : async () => schema;
  const check = async (...given: Parameters<v.GenericSchema["~run"]>) => (await load())["~run"](...given);
  return { ...v.object(entries), "~run": check } as unknown as Shape;
}

function shapeOf(value: FieldValue): v.GenericSchema<FieldValue> {
  if (typeof value === "string") return v.string();
  return typeof value === "boolean" ? v.boolean() : v.array(v.string());
}
