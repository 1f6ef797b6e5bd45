import { readPlaceholder, toolNameOf } from "../placeholder/read-placeholder.ts";
import type { EditorTool } from "../../../../shared-runtime/src/editors/editor-tool.ts";
import { loadLabels } from "../../../../shared-runtime/src/editors/load-labels.ts";
import type { PropSchema } from "../../../../shared-runtime/src/editors/props-schema.ts";

/** What a card says about a placeholder, in Danish. */
export interface CardText {
  readonly title: string;
  /** Path data of the tool's drawing. */
  readonly icon: string;
  /** What differs from the defaults. */
  readonly changes: readonly { readonly label: string; readonly text: string }[];
  /** Why the tool cannot be edited. */
  readonly note: string | undefined;
}

const frame = "M3 4.5h14v11H3zM3 8h14";

/** The number of changes that a card names. Further changes are only counted. */
const named = 3;

export function cardText(source: string, tools: readonly EditorTool[]): CardText {
  const name = toolNameOf(source);
  const tool = tools.find((candidate) => candidate.name === name);
  if (!tool) {
    const note = "Serveren har ikke et værktøj med dette navn. Spørg den, der driver siden.";
    return { title: name === "" ? "uden navn" : name, icon: frame, changes: [], note };
  }
  const { props, version, load } = readPlaceholder(source, tool);
  const properties = tool.schema.properties ?? {};
  const changed = Object.entries(props)
    .map(([prop, value]) => ({ schema: properties[prop] ?? {}, prop, value }))
    .filter(({ schema, value }) => textOf(schema.default) !== textOf(value))
    .map(({ schema, prop, value }) => ({ label: schema.title ?? prop, text: labelOf(schema, value) }));
  const settings = [
    ...(version === "" || version === "stable" ? [] : [{ label: "Version", text: version }]),
    ...(load === "" || load === "visible" ? [] : [{ label: "Hentes", text: loadLabel(load) }]),
  ];
  const all = [...changed, ...settings];
  const others = all.length - named;
  const rest = others > 0 ? [{ label: "Flere ændringer", text: String(others) }] : [];
  return {
    title: tool.profile?.title ?? name,
    icon: tool.profile?.icon ?? frame,
    changes: [...all.slice(0, named), ...rest],
    note: undefined,
  };
}

function loadLabel(load: string): string {
  return (loadLabels as Readonly<Record<string, string>>)[load] ?? load;
}

function labelOf(schema: PropSchema, value: unknown): string {
  const text = textOf(value);
  if (schema.enum) return schema.enumLabels?.[text] ?? text;
  if (schema.type === "boolean") return text === "true" ? "Ja" : "Nej";
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
