/** The parts of a prop's JSON Schema that decide how a placeholder's text is read. */
export interface PropSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly items?: PropSchema;
  readonly anyOf?: readonly PropSchema[];
}

/** Whether a placeholder sets no value for a prop. An empty text sets none, except for a boolean prop. */
export function isLeftEmpty(schema: PropSchema | undefined, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === "string" && value.trim() === "" && withoutNull(schema ?? {}).type !== "boolean";
}

/**
 * Converts the text of an attribute by the JSON Schema of the prop, as the widget does
 * (`shared-runtime/contract/attribute-value.ts`). Returns the text itself if it does not fit the schema.
 */
export function valueBySchema(nullable: PropSchema, text: string): unknown {
  const schema = withoutNull(nullable);
  const trimmed = text.trim();
  if (schema.enum) return schema.enum.find((option) => String(option) === trimmed) ?? text;
  switch (schema.type) {
    case "boolean":
      return (
        { "": true, true: true, "1": true, ja: true, false: false, "0": false, nej: false }[trimmed.toLowerCase()] ??
        text
      );
    case "number":
    case "integer":
      return /^-?\d+([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(",", ".")) : text;
    case "array":
      return trimmed.startsWith("[")
        ? (parsedJson(trimmed) ?? text)
        : trimmed
            .split(",")
            .map((part) => part.trim())
            .filter((part) => part !== "")
            .map((part) => valueBySchema(schema.items ?? {}, part));
    case "object":
      return parsedJson(trimmed) ?? text;
    case undefined:
    default:
      return text;
  }
}

/** The schema of a nullable prop's value. */
function withoutNull(schema: PropSchema): PropSchema {
  const others = schema.anyOf?.filter(({ type }) => type !== "null") ?? [];
  return others.length === 1 && others[0] ? withoutNull(others[0]) : schema;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
