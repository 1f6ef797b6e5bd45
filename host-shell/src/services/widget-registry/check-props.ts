import { messageOf } from "shared-runtime/node/message-of.ts";
import { Ajv, type ValidateFunction } from "ajv";
import type { WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import { describeSchemaErrors } from "./describe-schema-errors.ts";
import { isLeftEmpty, type PropSchema, valueBySchema } from "./prop-value.ts";

/** JSON Schema of a widget's props: the parts that are read here. Ajv reads the rest. */
export interface PropsSchema {
  readonly properties?: Readonly<Record<string, PropSchema>>;
  readonly required?: readonly string[];
  readonly $defs?: object;
  readonly definitions?: object;
}

export interface PropFault {
  readonly prop: string;
  /** Set if the schema has no such prop. */
  readonly unknown?: true;
  readonly sentence: string;
}

/** Returns the reason why the schema of a widget's props is invalid; `undefined` if it is valid. */
export function schemaFault(schema: object): string | undefined {
  try {
    const { properties }: PropsSchema = schema;
    if (typeof properties !== "object") return "it describes no properties";
    const ajv = createAjv();
    if (ajv.validateSchema(schema) === false) return describeSchemaErrors(ajv.errors ?? [], { place: "" });
    ajv.compile(schema);
    propsCheck(schema);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Unknown keywords and formats are ignored. */
function createAjv(): Ajv {
  return new Ajv({ strict: false, validateFormats: false, logger: false });
}

/**
 * Compiles a check of the inputs of placeholders. It reads them as the widget does: attributes override the JSON, but
 * an empty attribute does not. Throws if the schema cannot be compiled.
 */
export function propsCheck(schema: PropsSchema): (input: WidgetInput) => readonly PropFault[] {
  const { properties = {}, required = [], $defs = {}, definitions = {} } = schema;
  const ajv = createAjv();
  const checks = new Map<string, ValidateFunction>();
  for (const [name, prop] of Object.entries(properties)) checks.set(name, ajv.compile({ ...prop, $defs, definitions }));

  const problemWith = (name: string, given: unknown): PropFault | undefined => {
    const check = checks.get(name);
    if (!check) return { prop: name, unknown: true, sentence: `${name} is no longer known.` };
    const value = typeof given === "string" ? valueBySchema(properties[name] ?? {}, given) : given;
    if (check(value)) return undefined;
    return { prop: name, sentence: `${describeSchemaErrors(check.errors ?? [], { place: name, given })}.` };
  };

  return ({ attributes, json }) => {
    const fromJson = typeof json === "object" && json !== null && !Array.isArray(json) ? json : {};
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
