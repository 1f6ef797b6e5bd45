import type { EditorTool } from "../../../shared-runtime/src/editors/editor-tool.ts";
import { placeholder } from "../../../shared-runtime/src/editors/placeholder.ts";
import { type FormProp, sectionsOf } from "../../../shared-runtime/src/editors/form/sections-of.ts";
import { loadLabels } from "../../../shared-runtime/src/editors/load-labels.ts";
import type { PropSchema } from "../../../shared-runtime/src/editors/props-schema.ts";
import { readTools } from "../../../shared-runtime/src/editors/read-tools.ts";
import { textOfValue } from "../../../shared-runtime/src/editors/value-text.ts";
import { valueProblem } from "../../../shared-runtime/src/editors/value-problem.ts";
import { shippedTools } from "virtual:shipped-tools";
import { pascalCase } from "../../build/names.ts";

/** A field of a block, as Payload describes it. */
export interface BlockField {
  readonly type: "text" | "textarea" | "number" | "select" | "json";
  readonly name: string;
  readonly label: string;
  readonly admin: { readonly description?: string; readonly placeholder?: string };
  readonly options?: { readonly label: string; readonly value: string }[];
  /** Returns `true`, or what is wrong, in Danish. */
  readonly validate?: (value: unknown) => string | true;
}

/** Fields that are folded together under a title. */
export interface FieldGroup {
  readonly type: "collapsible";
  readonly label: string;
  readonly admin: { readonly initCollapsed: boolean };
  readonly fields: (BlockField | FieldGroup)[];
}

/** A block of one tool. */
export interface WidgetBlock {
  readonly slug: string;
  readonly labels: { readonly singular: string; readonly plural: string };
  /**
   * The group and the picture in the drawer from which editors choose a block. The block's label is below the picture.
   */
  readonly admin: {
    readonly group: string;
    readonly images?: { readonly thumbnail: { readonly url: string; readonly alt: "" } };
  };
  readonly fields: FieldGroup[];
}

/** What is stored of a block. */
export type StoredBlock = Readonly<Record<string, unknown>> & { readonly blockType: string };

/** The tools that a host serves as `stable`; those of this release if it does not answer. */
export function lederkredsenTools(host: string): Promise<readonly EditorTool[]> {
  return readTools(host, { fallback: shippedTools });
}

/** A block for each tool. Names, labels, choices and rules are those of the tool's schema. */
export function lederkredsenBlocks(tools: readonly EditorTool[]): WidgetBlock[] {
  return tools.map((tool) => {
    const title = tool.profile?.title ?? tool.name;
    const picture = tool.profile?.picture;
    const sections = sectionsOf(tool.schema);
    return {
      slug: slugOf(tool),
      labels: { singular: title, plural: title },
      admin: {
        group: "Lederkredsens værktøjer",
        ...(picture !== undefined && { images: { thumbnail: { url: picture, alt: "" } } }),
      },
      fields: [
        ...sections.map(({ title: label, usual, rare }) => fieldGroup(label, fieldsOf(usual, rare))),
        fieldGroup(
          "Tekniske indstillinger",
          sections.flatMap(({ internal }) => internal.map(fieldOf)),
        ),
        fieldGroup("Version og indlæsning", settings),
      ].filter(({ fields }) => fields.length > 0),
    };
  });
}

/** The HTML of a stored block; `undefined` if it is not a block of one of the tools. */
export function renderPlaceholder(
  block: StoredBlock,
  { host, tools }: { readonly host: string; readonly tools: readonly EditorTool[] },
): string | undefined {
  const tool = tools.find((candidate) => slugOf(candidate) === block.blockType);
  if (!tool) return undefined;
  const { widgetVersion, widgetLoad, widgetFallback, ...props } = block;
  return placeholder(tool, {
    host: host.replace(/\/+$/, ""),
    version: textOfValue(widgetVersion),
    load: textOfValue(widgetLoad),
    fallback: textOfValue(widgetFallback),
    props,
  });
}

/** `cv-check` -> `lederkredsenCvCheck`. */
function slugOf({ name }: EditorTool): string {
  return `lederkredsen${pascalCase(name)}`;
}

const option = (value: string, label: string) => ({ value, label });

/** The settings of the loader. Their names differ from those of all props, since no prop begins with `widget`. */
const settings: BlockField[] = [
  {
    type: "select",
    name: "widgetLoad",
    label: "Hent værktøjet",
    admin: { description: `Uden valg: ${loadLabels.visible}.` },
    options: (["eager", "idle", "interaction"] as const).map((load) => option(load, loadLabels[load])),
  },
  {
    type: "select",
    name: "widgetFallback",
    label: "Hvis værktøjet fejler, vises",
    admin: { description: "Uden valg: en besked med »Prøv igen«." },
    options: [option("none", "ingenting")],
  },
  {
    type: "text",
    name: "widgetVersion",
    label: "Version",
    admin: { description: "Lad feltet være tomt for at få den nyeste. Ellers et nummer som 1.4, eller canary." },
  },
];

/** The fields of a group. The props that few editors set are folded together below the usual props. */
function fieldsOf(usual: readonly FormProp[], rare: readonly FormProp[]): FieldGroup["fields"] {
  const few = rare.map(fieldOf);
  if (usual.length === 0 || rare.length === 0) return [...usual.map(fieldOf), ...few];
  return [...usual.map(fieldOf), fieldGroup(`Sjældent brugt (${rare.length})`, few)];
}

function fieldGroup(label: string, fields: FieldGroup["fields"]): FieldGroup {
  return { type: "collapsible", label, admin: { initCollapsed: true }, fields };
}

function fieldOf({ name, schema }: FormProp): BlockField {
  const sentences = [
    schema.description,
    ...Object.entries(schema.variables ?? {}).map(([variable, meaning]) => `{${variable}}: ${meaning}`),
  ].filter((sentence) => sentence !== undefined);
  const standard = textOfValue(schema.default);
  const shared = {
    name,
    label: schema.title ?? name,
    admin: {
      ...(sentences.length > 0 && { description: sentences.join(" ") }),
      ...(standard !== "" && { placeholder: standard }),
    },
  };
  const choices = schema.enum ?? (schema.type === "boolean" ? [true, false] : undefined);
  if (choices) {
    const labels: Readonly<Record<string, string>> = { true: "Ja", false: "Nej", ...schema.enumLabels };
    return {
      ...shared,
      type: "select",
      options: choices.map(String).map((choice) => option(choice, labels[choice] ?? choice)),
    };
  }
  return { ...shared, type: typeOf(schema), validate: (value) => objectionTo(value, schema) ?? true };
}

function typeOf({ type, multiline }: PropSchema): BlockField["type"] {
  if (type === "number" || type === "integer") return "number";
  if (type === "array" || type === "object") return "json";
  return multiline ? "textarea" : "text";
}

function objectionTo(value: unknown, schema: PropSchema): string | undefined {
  return value === undefined || value === null || value === "" ? undefined : valueProblem(schema, value);
}
