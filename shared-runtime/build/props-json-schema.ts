import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";

/** The JSON Schema of the props that a placeholder may have. It leaves out the rules that JSON Schema cannot state. */
export function propsJsonSchema(schema: v.GenericSchema): JsonSchema {
  return toJsonSchema(schema, { typeMode: "input", errorMode: "ignore" });
}
