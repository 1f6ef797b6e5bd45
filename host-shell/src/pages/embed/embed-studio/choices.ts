import { attributeOf } from "shared-runtime/contract/attribute-of.ts";
import { fallbackValues, loadValues } from "shared-runtime/contract/loader-attributes.ts";
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
  /** How the previews show the tool. The code does not depend on it. */
  readonly view: PreviewView;
}

export interface PreviewView {
  readonly scheme: "light" | "dark";
  /** Largest width of the placeholder as a CSS length; "" for the whole page. */
  readonly column: string;
}

/**
 * The choices before an editor has changed any. `usualLoad` is the usual value of `load` in the profile of the tool.
 */
export function usualChoices(usualLoad: string): Choices {
  return {
    version: "stable",
    load: usualLoad,
    fallback: "message",
    props: {},
    colors: {},
    view: { scheme: "light", column: "" },
  };
}

const settings = ["version", "load", "fallback"] as const;

/**
 * The choices that differ from the usual ones, as the fragment of an address: attributes of the placeholder, design
 * tokens and the view. A fragment is not sent to the server, so that its texts are in no log, and it may be long.
 */
export function fragmentOf({ props, colors, view, ...choices }: Choices, usual: Choices): string {
  const query = new URLSearchParams([
    ...settings.flatMap((name) => (choices[name] === usual[name] ? [] : [[`data-widget-${name}`, choices[name]]])),
    ...Object.entries(props).map(([prop, value]) => [attributeOf(prop), textOfValue(value)]),
    ...Object.entries(colors),
    ...(view.scheme === "dark" ? [["scheme", "dark"]] : []),
    ...(view.column === "" ? [] : [["column", view.column]]),
  ]);
  return query.toString();
}

/**
 * The choices in a fragment; the usual choice for everything that the fragment lacks. Unknown props and settings and
 * invalid colours are left out.
 */
export function choicesIn(fragment: string, schema: PropsSchema, usual: Choices): Choices {
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
  const setting = (name: "load" | "fallback", known: readonly string[]): string =>
    known.find((value) => value === query.get(`data-widget-${name}`)) ?? usual[name];
  return {
    version: query.get("data-widget-version") || usual.version,
    load: setting("load", loadValues),
    fallback: setting("fallback", fallbackValues),
    props: Object.fromEntries(props),
    colors: Object.fromEntries(colors),
    view: {
      scheme: query.get("scheme") === "dark" ? "dark" : "light",
      column: query.get("column") ?? "",
    },
  };
}
