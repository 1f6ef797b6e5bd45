import { Ajv, type ValidateFunction } from "ajv";
import type { WidgetInput } from "shared-runtime/contract/widget.ts";
import { faultInWords } from "./fault-in-words.ts";

/** A placeholder that visitors meet, on our own pages or on those of other systems. */
export interface LivePlaceholder {
  /** The page's address, as a person would look it up. */
  readonly page: string;
  /** The version it asks for: a channel, an exact version or a range. */
  readonly wish: string;
  readonly input: WidgetInput;
}

interface NewContract {
  readonly version: string;
  /** JSON Schema of the new version's props. */
  readonly next: object;
  /** That of the version that is served now, if any is. */
  readonly present: object | undefined;
}

/** JSON Schema of a widget's props, as far as it is looked into; Ajv knows the rest. */
interface PropsSchema {
  readonly properties?: Readonly<Record<string, PropSchema>>;
  readonly required?: readonly string[];
  readonly $defs?: object;
  readonly definitions?: object;
}

interface PropSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly items?: PropSchema;
  readonly anyOf?: readonly PropSchema[];
}

/**
 * The placeholders that a new version would break: they could get it, and what they say fits the props of the version
 * that is served now, and not those of the new one. One sentence for each. What is wrong already, or was never a prop,
 * is no fault of the new version.
 */
export function brokenPlaceholders(
  placeholders: readonly LivePlaceholder[],
  { version, next, present }: NewContract,
): readonly string[] {
  const problems = problemsBy(next);
  const known = present ? problemsBy(present) : () => [];
  const knownProps = new Set(Object.keys(schemaOf(present).properties ?? {}));
  return placeholders.flatMap(({ page, wish, input }) => {
    if (!mayGet(wish, version)) return [];
    // What the present version does not know, it leaves alone.
    const before = new Set(known(input).flatMap(({ prop, unknown }) => (unknown ? [] : [prop])));
    const added = problems(input).filter(
      ({ prop, unknown }) => !before.has(prop) && (!unknown || knownProps.has(prop)),
    );
    return added.length > 0 ? [`${page}: ${added.map(({ sentence }) => sentence).join(" ")}`] : [];
  });
}

function schemaOf(schema: object = {}): PropsSchema {
  return schema;
}

/** An exact version or a range that a version does not fall into never finds it. */
function mayGet(wish: string, version: string): boolean {
  const isNumber = /^\d/.test(wish);
  return !isNumber || version === wish || version.startsWith(`${wish}.`);
}

/** Why a schema of props is none, or `undefined`. */
export function schemaFault(schema: object): string | undefined {
  try {
    const { properties } = schemaOf(schema);
    if (typeof properties !== "object") return "it describes no properties";
    const ajv = compiler();
    if (ajv.validateSchema(schema) === false) return faultInWords(ajv.errors ?? [], { place: "" });
    ajv.compile(schema);
    problemsBy(schema);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

interface Problem {
  readonly prop: string;
  /** It is no prop at all. */
  readonly unknown?: true;
  readonly sentence: string;
}

/** What it does not know, such as formats, it does not check and does not speak of. */
function compiler(): Ajv {
  return new Ajv({ strict: false, validateFormats: false, logger: false });
}

/** Reads a placeholder as the widget does: an attribute before the JSON, and an empty text is none. */
function problemsBy(schema: object): (input: WidgetInput) => readonly Problem[] {
  const { properties = {}, required = [], $defs = {}, definitions = {} } = schemaOf(schema);
  const ajv = compiler();
  const checks = new Map<string, ValidateFunction>();
  for (const [name, prop] of Object.entries(properties)) checks.set(name, ajv.compile({ ...prop, $defs, definitions }));

  const problemWith = (name: string, given: unknown): Problem | undefined => {
    const check = checks.get(name);
    if (!check) return { prop: name, unknown: true, sentence: `${name} is no longer known.` };
    const value = typeof given === "string" ? valueFromText(properties[name] ?? {}, given) : given;
    if (check(value)) return undefined;
    return { prop: name, sentence: `${faultInWords(check.errors ?? [], { place: name, given })}.` };
  };

  return ({ attributes, json }) => {
    const fromJson = typeof json === "object" && json !== null && !Array.isArray(json) ? json : {};
    // An empty attribute leaves the value of the JSON as it is.
    const isGiven = ([name, value]: readonly [string, unknown]): boolean => !isLeftEmpty(properties[name], value);
    const given = Object.entries({
      ...Object.fromEntries(Object.entries(fromJson).filter(isGiven)),
      ...Object.fromEntries(Object.entries(attributes).filter(isGiven)),
    });
    const names = new Set(given.map(([name]) => name));
    return [
      ...given.map(([name, value]) => problemWith(name, value)).filter((problem) => problem !== undefined),
      ...required
        .filter((name) => !names.has(name))
        .map((name) => ({ prop: name, sentence: `${name} is missing and must be given.` })),
    ];
  };
}

function isLeftEmpty(schema: PropSchema | undefined, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === "string" && value.trim() === "" && bare(schema ?? {}).type !== "boolean";
}

/** What is allowed beside `null`. */
function bare(schema: PropSchema): PropSchema {
  const others = schema.anyOf?.filter(({ type }) => type !== "null") ?? [];
  return others.length === 1 && others[0] ? bare(others[0]) : schema;
}

/** What a widget makes of an attribute's text (`shared-runtime/contract/attribute-value.ts`), told by JSON Schema. */
function valueFromText(nullable: PropSchema, text: string): unknown {
  const schema = bare(nullable);
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
        ? (fromJson(trimmed) ?? text)
        : trimmed
            .split(",")
            .map((part) => part.trim())
            .filter((part) => part !== "")
            .map((part) => valueFromText(schema.items ?? {}, part));
    case "object":
      return fromJson(trimmed) ?? text;
    case undefined:
    default:
      return text;
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
