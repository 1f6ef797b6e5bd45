import { attributeOf } from "shared-runtime/contract/attribute-of.ts";
import { nearest } from "shared-runtime/contract/nearest.ts";
import type { WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import type { PropSchema, PropsSchema } from "shared-runtime/editors/props-schema.ts";
import { valueProblem } from "shared-runtime/editors/value-problem.ts";
import { numberFromText, textOfValue } from "shared-runtime/editors/value-text.ts";
import { propsCheck } from "./check-props.ts";

/** What is wrong with one prop of a placeholder, for editors. */
export interface InputFault {
  readonly attribute: string;
  readonly isUnknown: boolean;
  /** In Danish. */
  readonly sentence: string;
  /** The nearest valid attribute and value, written as in HTML; `undefined` if there is nothing near. */
  readonly use?: string;
}

/** Checks an input against the JSON Schema of a version's props, as the widget reads it. */
export function inputFaults(input: WidgetInput, schema: PropsSchema): readonly InputFault[] {
  const { properties = {} } = schema;
  const names = Object.keys(properties);
  const fromJson = typeof input.json === "object" && input.json !== null ? input.json : {};
  const given: Readonly<Record<string, unknown>> = { ...fromJson, ...input.attributes };
  return propsCheck(schema)(input).map(({ prop, unknown }) => {
    const attribute = attributeOf(prop);
    const value = given[prop];
    if (unknown) {
      const meant = nearest(prop, names);
      const sentence = meant === undefined ? "Den bliver ikke brugt." : `Mente du ${attributeOf(meant)}?`;
      return { attribute, isUnknown: true, sentence, ...(meant !== undefined && { use: written(meant, value) }) };
    }
    const propSchema = properties[prop] ?? {};
    const problem =
      value === undefined
        ? "Den mangler og skal udfyldes."
        : (valueProblem(withValues(propSchema), value) ?? "Værdien passer ikke til værktøjet.");
    const use = nearestValue(propSchema, value);
    return {
      attribute,
      isUnknown: false,
      sentence: problem,
      ...(use !== undefined && { use: written(prop, use) }),
    };
  });
}

/** Puts the value before each label of a list, since a form shows labels, and an attribute has values. */
function withValues({ enumLabels, items, ...schema }: PropSchema): PropSchema {
  const labels = Object.entries(enumLabels ?? {}).map(([value, label]) => [
    value,
    label === value ? value : `${value} (${label})`,
  ]);
  return { ...schema, enumLabels: Object.fromEntries(labels), ...(items && { items: withValues(items) }) };
}

function written(prop: string, value: unknown): string {
  const text = textOfValue(value).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `${attributeOf(prop)}="${text}"`;
}

/** The valid value that is nearest to a given one, or an example. */
function nearestValue(schema: PropSchema, value: unknown): unknown {
  const { type, enum: options, minimum = -Infinity, maximum = Infinity, examples = [] } = schema;
  if (options) {
    const texts = options.map(textOfValue);
    return nearest(textOfValue(value), texts) ?? texts[0];
  }
  if (type === "number" || type === "integer") {
    const number = numberFromText(textOfValue(value));
    if (number === undefined) return undefined;
    return Math.min(Math.max(type === "integer" ? Math.round(number) : number, minimum), maximum);
  }
  return type === "boolean" ? undefined : examples[0];
}
