import { attributeOf } from "../contract/attribute-of.ts";
import type { PropSchema, PropsSchema } from "./props-schema.ts";

/** What an editor chose for one placeholder. A choice that is left out, empty or the default writes nothing. */
export interface PlaceholderValues {
  /** Address of the host, without a slash at its end. */
  readonly host: string;
  readonly props?: Readonly<Record<string, unknown>>;
  /** `stable`, a channel, a range or a version. */
  readonly version?: string;
  readonly load?: string;
  readonly fallback?: string;
}

/** The part of a widget's profile that the link of a placeholder needs. */
export interface LinkProfile {
  readonly title: string;
  /** Path of the tool's own page on the host. */
  readonly home?: string;
  readonly linkText?: string;
  /** Other pages for the values of one prop. */
  readonly homes?: {
    readonly prop: string;
    readonly of: Readonly<Record<string, { readonly home: string; readonly linkText: string }>>;
  };
}

/** A widget as the registry describes it to editors. */
export interface PlaceholderTool {
  readonly name: string;
  readonly profile?: LinkProfile;
  readonly schema: PropsSchema;
}

/**
 * The HTML of a placeholder: a `div` with the widget's name, the values that differ from the defaults, and a link to
 * the tool's own page. `placeholder.cases.json` has inputs, and the outputs that the implementations in all languages
 * must return.
 */
export function placeholder(tool: PlaceholderTool, values: PlaceholderValues): string {
  const attributes = placeholderAttributes(tool, values).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<div${attributes.join("")}>${linkHtml(tool, values)}</div>`;
}

/** The HTML of the link to the tool's own page. */
export function linkHtml(tool: PlaceholderTool, values: PlaceholderValues): string {
  const { href, text } = placeholderLink(tool, values);
  return `<a href="${escaped(href)}">${escaped(text)}</a>`;
}

/** The attributes of a placeholder in their order: the name, the settings of the loader, the props as in the schema. */
export function placeholderAttributes(
  { name, schema }: PlaceholderTool,
  { version = "", load = "", fallback = "", props = {} }: PlaceholderValues,
): readonly (readonly [name: string, value: string])[] {
  const settings = [
    ["data-widget-version", version, "stable"],
    ["data-widget-load", load, "visible"],
    ["data-widget-fallback", fallback, "message"],
  ] as const;
  return [
    ["data-widget", name],
    ...settings
      .filter(([, value, standard]) => value !== "" && value !== standard)
      .map(([attribute, value]) => [attribute, value] as const),
    ...Object.entries(schema.properties ?? {}).flatMap(([prop, propSchema]) => {
      const text = attributeText(propSchema, Object.hasOwn(props, prop) ? props[prop] : undefined);
      return text === undefined ? [] : [[attributeOf(prop), text] as const];
    }),
  ];
}

/** The link inside of a placeholder. If a tool has no page of its own, the link leads to the tool's page for frames. */
export function placeholderLink(
  { name, profile }: PlaceholderTool,
  { host, props = {} }: PlaceholderValues,
): { href: string; text: string } {
  const { prop = "", of = {} } = profile?.homes ?? {};
  const value = Object.hasOwn(props, prop) ? String(props[prop]) : "";
  const { home, linkText } = (Object.hasOwn(of, value) ? of[value] : profile) ?? {};
  return { href: `${host}${home ?? `/embed/${name}`}`, text: linkText ?? `Åbn ${profile?.title ?? name}` };
}

/** The fields of a profile that the link needs, for packages that ship or store these fields. */
export function linkProfile({ title, home, linkText, homes }: LinkProfile): LinkProfile {
  return {
    title,
    ...(home !== undefined && { home }),
    ...(linkText !== undefined && { linkText }),
    ...(homes !== undefined && { homes }),
  };
}

/** The text of a prop's attribute; undefined for no value and for the default. */
function attributeText({ default: standard }: PropSchema, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string" && value.trim() === "") return undefined;
  const text = textOf(value);
  return standard !== undefined && standard !== null && textOf(standard) === text ? undefined : text;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : withoutBackslashes(value);
}

/** JSON without a backslash, since WordPress removes it: quotation marks of a text become ”, and control characters blanks. */
function withoutBackslashes(value: unknown): string {
  const replaced: unknown = JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === "string" ? part.replaceAll('"', "”").replace(/[\\\p{Cc}]/gu, " ") : part,
  );
  return JSON.stringify(replaced);
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\n", "&#10;");
}
