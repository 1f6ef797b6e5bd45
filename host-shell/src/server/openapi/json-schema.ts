import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { namedSchemas } from "./schemas.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Converts the schema of the input, before transformations. Leaves out checks that JSON Schema cannot express. */
const config: ConversionConfig = {
  target: "draft-2020-12",
  typeMode: "input",
  errorMode: "ignore",
  overrideRef: ({ referenceId }) => refTo(referenceId),
};

const names = new Map(Object.entries(namedSchemas).map(([name, schema]) => [schema, name]));

const refTo = (name: string): string => `#/components/schemas/${name}`;

/** The named schemas, as `components.schemas` lists them. */
export function namedJsonSchemas(): Readonly<Record<string, JsonSchema>> {
  return toJsonSchemaDefs(namedSchemas, config) as Readonly<Record<string, JsonSchema>>;
}

/** A reference to the schema if it is named, else the schema itself. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const name = names.get(schema);
  if (name !== undefined) return { $ref: refTo(name) };
  const converted = toJsonSchema(schema, { ...config, definitions: { ...namedSchemas } });
  return Object.fromEntries(Object.entries(converted).filter(([key]) => key !== "$schema" && key !== "$defs"));
}
