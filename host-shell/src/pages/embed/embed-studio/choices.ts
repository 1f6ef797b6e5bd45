import { attributeOf } from "shared-runtime/contract/attribute-of.ts";
import type { PropsSchema } from "shared-runtime/editors/props-schema.ts";
import { numberFromText, textOfValue } from "shared-runtime/editors/value-text.ts";
import type { ChosenColors } from "./theme-colors.ts";

/** What an editor has chosen for one tool. */
export interface Choices {
  readonly version: string;
  readonly load: string;
  readonly fallback: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly colors: ChosenColors;
}

export const noChoices: Choices = { version: "stable", load: "visible", fallback: "message", props: {}, colors: {} };

const settings = ["version", "load", "fallback"] as const;

/**
 * The choices as the fragment of an address: attributes of the placeholder and design tokens. A fragment is not sent to
 * the server, so its texts are in no log, and it may be long.
 */
export function fragmentOf({ props, colors, ...choices }: Choices): string {
  const query = new URLSearchParams([
    ...settings.flatMap((name) => (choices[name] === noChoices[name] ? [] : [[`data-widget-${name}`, choices[name]]])),
    ...Object.entries(props).map(([prop, value]) => [attributeOf(prop), textOfValue(value)]),
    ...Object.entries(colors),
  ]);
  return query.toString();
}

/** The choices of a fragment. Unknown props and invalid colours are left out. */
export function choicesIn(fragment: string, schema: PropsSchema): Choices {
  const query = new URLSearchParams(fragment.replace(/^#/, ""));
  const props = Object.entries(schema.properties ?? {}).flatMap(([prop, { type, enum: options }]) => {
    const text = query.get(attributeOf(prop));
    if (text === null) return [];
    const option = options?.find((one) => textOfValue(one) === text);
    if (option !== undefined) return [[prop, option] as const];
    if (type === "boolean" && /^(true|false)$/.test(text)) return [[prop, text === "true"] as const];
    if (type === "number" || type === "integer") return [[prop, numberFromText(text) ?? text] as const];
    return [[prop, text] as const];
  });
  const colors = [...query].filter(([name, color]) => name.startsWith("--lk-color-") && /^#[\da-f]{6}$/.test(color));
  const setting = (name: (typeof settings)[number]): string => query.get(`data-widget-${name}`) || noChoices[name];
  return {
    version: setting("version"),
    load: setting("load"),
    fallback: setting("fallback"),
    props: Object.fromEntries(props),
    colors: Object.fromEntries(colors),
  };
}
