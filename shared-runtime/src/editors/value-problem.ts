import type { PropSchema } from "./props-schema.ts";
import { numberFromText, textOfValue } from "./value-text.ts";

/** Explains to an editor, in Danish, why a value does not fit the schema; `undefined` if it does, or is empty. */
export function valueProblem(schema: PropSchema, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string" && value.trim() === "") return undefined;
  if (schema.enum) return choiceProblem(schema, value);
  switch (schema.type) {
    case "boolean":
      return typeof value === "boolean" || /^(true|false)$/.test(textOfValue(value)) ? undefined : "Vælg ja eller nej.";
    case "number":
    case "integer":
      return numberProblem(schema, value);
    case "array":
      return listProblem(schema, value);
    case "object":
      return typeof value === "string" && typeof parsed(value) !== "object" ? jsonFault(value) : undefined;
    case "string":
    case undefined:
    default:
      return typeof value === "string" ? textProblem(schema, value) : undefined;
  }
}

const oneOf = new Intl.ListFormat("da", { type: "disjunction" });

function jsonFault(text: string): string {
  return `Det kan ikke læses som JSON. ${jsonAdvice(text)}`;
}

/** What is most likely wrong with a text that cannot be read as JSON, in Danish. */
export function jsonAdvice(text: string): string {
  const isEscaped = /(^|[{[,:])\s*\\["”]/.test(text);
  return isEscaped
    ? "Der er skråstreger (\\) foran citationstegnene. Slet skråstregerne."
    : "Som regel er der et komma for meget, eller et citationstegn eller en parentes mangler.";
}

function choiceProblem({ enum: options = [], enumLabels = {} }: PropSchema, value: unknown): string | undefined {
  const texts = options.map(String);
  if (texts.includes(String(value))) return undefined;
  return `Vælg en af disse: ${texts.map((text) => enumLabels[text] ?? text).join(", ")}.`;
}

function numberProblem({ type, minimum, maximum }: PropSchema, value: unknown): string | undefined {
  const wanted = type === "integer" ? "et helt tal" : "et tal";
  const number = numberFromText(textOfValue(value));
  const isWrong =
    number === undefined ||
    (type === "integer" && !Number.isInteger(number)) ||
    (minimum !== undefined && number < minimum) ||
    (maximum !== undefined && number > maximum);
  if (!isWrong) return undefined;
  const from = minimum === undefined ? "" : ` fra ${minimum}`;
  // A form does not state the largest number that the database holds.
  const to = maximum === undefined || maximum >= 2 ** 31 - 1 ? "" : ` til ${maximum}`;
  return `Skriv ${wanted}${from}${to}, uden andre tegn.`;
}

function textProblem(schema: PropSchema, text: string): string | undefined {
  const { pattern, minLength, maxLength } = schema;
  if (maxLength !== undefined && text.length > maxLength) {
    return `Teksten er ${text.length} tegn lang. Den må højst have ${maxLength}.`;
  }
  if (minLength !== undefined && text.length < minLength) return `Teksten skal have mindst ${minLength} tegn.`;
  if (pattern !== undefined && !matches(pattern, text)) return patternProblem(pattern, schema.examples ?? []);
  return variableProblem(schema, text);
}

/** Describes the format that a text needs: an address or a path if the pattern accepts these, otherwise the example. */
function patternProblem(pattern: string, examples: readonly unknown[]): string {
  const example = examples[0] === undefined ? "" : ` Eksempel: ${textOfValue(examples[0])}`;
  const isAddress = matches(pattern, "https://www.example.org") && !matches(pattern, "example org");
  if (isAddress) {
    const kinds = ["https://", "/", "#", "mailto:", "tel:"].filter((start) => matches(pattern, `${start}a`));
    return `En adresse begynder med ${oneOf.format(kinds)}.${example}`;
  }
  const isPath = matches(pattern, "/side") && !matches(pattern, "side");
  if (isPath) return `En sti begynder med /, som i ${examples[0] === undefined ? "/side" : textOfValue(examples[0])}`;
  return `Det er ikke skrevet på den måde, som værktøjet kan læse.${example}`;
}

function variableProblem({ variables }: PropSchema, text: string): string | undefined {
  if (!variables) return undefined;
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)].find(([, name = ""]) => !Object.hasOwn(variables, name));
  if (!unknown) return undefined;
  const known = Object.keys(variables).map((name) => `{${name}}`);
  return `${unknown[0]} bliver ikke til noget. Du kan bruge ${known.join(", ")}.`;
}

function listProblem({ minItems, maxItems, items }: PropSchema, value: unknown): string | undefined {
  const list = typeof value === "string" ? listFromText(value) : value;
  if (!Array.isArray(list)) return jsonFault(textOfValue(value));
  if (minItems !== undefined && list.length < minItems) return `Listen skal have mindst ${minItems}.`;
  if (maxItems !== undefined && list.length > maxItems) return `Listen må højst have ${maxItems}.`;
  if (!items) return undefined;
  return list.map((item: unknown) => valueProblem(items, item)).find((problem) => problem !== undefined);
}

/** A JSON array, or parts with commas between them; `undefined` if the JSON is invalid. */
function listFromText(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed.startsWith("[") || trimmed.startsWith("{")) return parsed(trimmed);
  return trimmed
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    // A pattern that cannot be compiled accepts any text, since the widget checks the text again.
    return true;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
