import type * as v from "valibot";

/** Unwraps `optional`, `nullish` and the like. A pipe already has the type of its first schema. */
export function bareSchema(schema: v.GenericSchema): v.GenericSchema {
  return "wrapped" in schema ? bareSchema(schema.wrapped as v.GenericSchema) : schema;
}

const booleanWords: ReadonlyMap<string, boolean> = new Map([
  ["", true],
  ["true", true],
  ["1", true],
  ["ja", true],
  ["false", false],
  ["0", false],
  ["nej", false],
]);

/**
 * Converts an attribute's text to the type of the schema: numbers (also with a Danish decimal comma), booleans, arrays (a
 * JSON array or a comma-separated list) and objects (JSON). Returns a text that cannot be converted unchanged, so that
 * the schema rejects it.
 */
export function valueFromText(schema: v.GenericSchema, text: string): unknown {
  const bare = bareSchema(schema);
  const trimmed = text.trim();
  switch (bare.type) {
    case "boolean":
      return booleanWords.get(trimmed.toLowerCase()) ?? text;
    case "number":
      return /^-?\d+([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(",", ".")) : text;
    case "array":
      return listFromText((bare as v.ArraySchema<v.GenericSchema, undefined>).item, trimmed);
    case "object":
    case "record":
      return valueFromJson(trimmed) ?? text;
    case "picklist":
      return optionsOf(bare).find((option) => String(option) === trimmed) ?? text;
    default:
      return text;
  }
}

export function optionsOf(schema: v.GenericSchema): readonly unknown[] {
  const bare = bareSchema(schema);
  return "options" in bare && Array.isArray(bare.options) ? bare.options : [];
}

function listFromText(item: v.GenericSchema, text: string): unknown {
  if (text.startsWith("[")) return valueFromJson(text) ?? text;
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => valueFromText(item, part));
}

function valueFromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
