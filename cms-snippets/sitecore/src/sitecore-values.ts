import type { PlaceholderTool } from "../../../shared-runtime/src/editors/placeholder.ts";

/** The value of a field as the layout service sends it. */
export interface SitecoreField {
  readonly value?: unknown;
  /** The fields of a chosen item. */
  readonly fields?: SitecoreFields;
}

/** The fields of a rendering: those of its data source, and those that a parent passes on. */
export type SitecoreFields = Readonly<Record<string, SitecoreField | null | undefined>>;

/** Rendering parameters. */
export type SitecoreParams = Readonly<Record<string, string | undefined>>;

/** The props of a tool from the fields that have the names of its props. Other fields are not read. */
export function propsOfFields({ schema }: PlaceholderTool, fields: SitecoreFields = {}): Record<string, unknown> {
  const names = Object.keys(schema.properties ?? {});
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(fields, name)).map((name) => [name, valueOf(fields[name])]),
  );
}

/**
 * `{ value: "Hej" }` -> "Hej", a link -> its address, a chosen item -> the `value` of that item. A General Link without
 * an address, as the editor leaves it when the link is removed, has no value.
 */
function valueOf(field: SitecoreField | null | undefined): unknown {
  if (field?.fields) return valueOf(field.fields["value"]);
  const value = field?.value;
  if (!isLink(value)) return value;
  const { href = "", querystring, anchor } = value;
  if (href === "" || href === "http://") return undefined;
  return `${href}${querystring && !href.includes("?") ? `?${querystring}` : ""}${anchor && !href.includes("#") ? `#${anchor}` : ""}`;
}

interface Link {
  readonly href?: string;
  readonly querystring?: string;
  readonly anchor?: string;
}

function isLink(value: unknown): value is Link {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
