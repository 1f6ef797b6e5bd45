import { attributeNames } from "./attribute-names.ts";
import { type Choices, jsonIn } from "./read-placeholder.ts";
import { readStartTag } from "./read-start-tag.ts";
import { innerOf } from "./safe-source.ts";
import { placeholder, type PlaceholderTool } from "../../../../shared-runtime/src/editors/placeholder.ts";

/**
 * A placeholder with other choices. What the form does not know stays as it is written: other attributes, the link and
 * other children. Props in JSON become attributes, since editors that filter HTML remove the JSON.
 */
export function editPlaceholder(source: string, tool: PlaceholderTool, choices: Choices, host: string): string {
  const written = placeholder(tool, { host, ...choices });
  const start = readStartTag(source, 0);
  const inner = start && innerOf(source, start);
  if (!start || inner === undefined) return written;
  const standard = readStartTag(written, 0);
  const alias = start.attributes.some(({ name }) => name === "data-widget") ? "data-widget" : "data-site-widget";
  const chosen = (standard?.attributes ?? []).map(
    ({ name, text }) => `${name === "data-widget" ? alias : name}="${text}"`,
  );
  const known = new Set([...attributeNames(tool.schema).values(), ...loaderAttributes]);
  const others = start.attributes.filter(({ name }) => !known.has(name)).map((attribute) => attribute.source);
  const link = innerOf(written, standard ?? start) ?? "";
  const content = contentOf(inner, tool);
  const attributes = [...chosen, ...others].join(" ");
  return `<${start.tag} ${attributes}>${content.trim() === "" ? link : content}</${start.tag}>`;
}

const loaderAttributes = [
  "data-widget",
  "data-site-widget",
  "data-widget-version",
  "data-widget-load",
  "data-widget-fallback",
  "data-widget-state",
  "data-widget-version-loaded",
];

/** The content of a placeholder without the values of the tool's props in its JSON. */
function contentOf(inner: string, { schema }: PlaceholderTool): string {
  const json = jsonIn(inner);
  if (!json) return inner;
  const properties = schema.properties ?? {};
  const others = Object.entries(json.values).filter(([name]) => !Object.hasOwn(properties, name));
  const kept =
    others.length === 0
      ? ""
      : `<script type="application/json">${JSON.stringify(Object.fromEntries(others)).replaceAll("<", "\\u003c")}</script>`;
  return inner.slice(0, json.start) + kept + inner.slice(json.end);
}
