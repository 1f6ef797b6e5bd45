import { attributeNames } from "./attribute-names.ts";
import { decodeEntities } from "./entities.ts";
import { readStartTag, type StartTag } from "./read-start-tag.ts";
import { innerOf, jsonChild } from "./safe-source.ts";
import type { PlaceholderTool } from "../../../../shared-runtime/src/editors/placeholder.ts";
import type { PropSchema } from "../../../../shared-runtime/src/editors/props-schema.ts";

/** What is chosen in a placeholder. */
export interface Choices {
  readonly version: string;
  readonly load: string;
  readonly fallback: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The name of a placeholder's tool, as the loader reads it: `”CV–check” ` -> `cv-check`. */
export function toolNameOf(source: string): string {
  const start = readStartTag(source, 0);
  const name = textOf(start, "data-widget") ?? textOf(start, "data-site-widget") ?? "";
  return name
    .replace(/[\s"'“”„‘’«»]/g, "")
    .replace(/[‐‑‒–—]/g, "-")
    .toLowerCase();
}

/** What a placeholder sets, by attributes and by JSON. Where both set a prop, the attribute wins. */
export function readPlaceholder(source: string, { schema }: PlaceholderTool): Choices {
  const start = readStartTag(source, 0);
  const props: Record<string, unknown> = {};
  const json = start && jsonIn(innerOf(source, start) ?? "")?.values;
  for (const [prop, attribute] of attributeNames(schema)) {
    const text = textOf(start, attribute);
    const value = text === undefined ? undefined : valueOf(schema.properties?.[prop] ?? {}, text);
    const chosen = value ?? (json && Object.hasOwn(json, prop) ? json[prop] : undefined);
    if (chosen !== undefined && chosen !== null) props[prop] = chosen;
  }
  return {
    version: textOf(start, "data-widget-version") ?? "",
    load: textOf(start, "data-widget-load") ?? "",
    fallback: textOf(start, "data-widget-fallback") ?? "",
    props,
  };
}

/** The JSON child of a placeholder's content, and where it is written; `undefined` without a child whose JSON is an object. */
export function jsonIn(
  inner: string,
): { readonly values: Readonly<Record<string, unknown>>; readonly start: number; readonly end: number } | undefined {
  for (let start = inner.indexOf("<"); start !== -1; start = inner.indexOf("<", start + 1)) {
    const json = jsonChild(inner, start);
    const values = json && objectOf(json.text);
    if (json && values) return { values, start, end: json.end };
  }
  return undefined;
}

function textOf(start: StartTag | undefined, attribute: string): string | undefined {
  // Of two attributes with the same name, browsers take the first.
  const found = start?.attributes.find(({ name }) => name === attribute);
  return found && decodeEntities(found.text);
}

/** The value of an attribute as the widget reads it: an empty text means no value, but `true` for a boolean. */
function valueOf({ type }: PropSchema, text: string): string | undefined {
  const trimmed = text.trim();
  if (type === "boolean") {
    if (/^(|true|1|ja)$/i.test(trimmed)) return "true";
    if (/^(false|0|nej)$/i.test(trimmed)) return "false";
  }
  return trimmed === "" ? undefined : text;
}

function objectOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
