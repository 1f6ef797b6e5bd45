import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { describedProps } from "../editors/described-props.ts";
import { loadEditorWords } from "../editors/load-editor-words.ts";
import type { PropsSchema } from "../../src/editors/props-schema.ts";
import { propsJsonSchema } from "../props-json-schema.ts";
import type { DocumentedPart } from "./documented-part.ts";
import { propTable } from "./prop-table.ts";
import { type EventSchema, trackingTable } from "./tracking-table.ts";

const forEditors = {
  document: "cms-snippets/README.md",
  /** The widgets whose texts the document lists. For the others, it has a link to their README. */
  widgets: ["cv-check", "jobmatch"],
};

/** The props and the tracked events of each widget, for its README; the texts of some for editors as well. */
export async function widgetParts(root: string): Promise<readonly DocumentedPart[]> {
  const folders = globSync("widgets/*/package.json", { cwd: root }).map((path) => join(path, ".."));
  return (await Promise.all(folders.toSorted().map((folder) => partsOf(root, folder)))).flat();
}

async function partsOf(root: string, folder: string): Promise<readonly DocumentedPart[]> {
  const document = `${folder}/README.md`;
  const name = basename(folder);
  const events = (await exportsOf(join(root, folder), "tracked")).find(isEvents)?.options;
  const texts = (await exportsOf(join(root, folder), "texts")).find(isTexts) ?? {};
  const props = await documentedProps(join(root, folder));
  const parts = [{ document, mark: "props", markdown: propTable(props, ["attribute", "meaning", "default"]) }];
  if (forEditors.widgets.includes(name)) {
    const markdown = propTable(props, ["Attribut", "Hvad det er", "Standardtekst"], (prop) =>
      Object.hasOwn(texts, prop),
    );
    parts.push({ document: forEditors.document, mark: `${name}-texts`, markdown });
  }
  if (events) parts.push({ document, mark: "tracking", markdown: trackingTable(events) });
  return parts;
}

/**
 * The JSON Schema that a build of the widget in `folder` publishes, read from its `*.props.ts`, `*.texts.ts` and
 * `*.editor.ts`. Rejects with a sentence for each prop that an editor would not understand.
 */
export async function documentedProps(folder: string): Promise<PropsSchema> {
  const own = (await exportsOf(folder, "props")).find(isObjectSchema)?.entries ?? {};
  const texts = (await exportsOf(folder, "texts")).find(isTexts) ?? {};
  const textFields = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, v.optional(v.string(), text)]),
  );
  const schema = propsJsonSchema(v.object({ ...own, ...textFields }));
  const { words } = await loadEditorWords(folder);
  return describedProps(schema, words);
}

async function exportsOf(folder: string, role: string): Promise<readonly unknown[]> {
  const [file] = globSync(`src/*.${role}.ts`, { cwd: folder });
  if (file === undefined) return [];
  return Object.values((await import(pathToFileURL(join(folder, file)).href)) as object);
}

type Texts = Readonly<Record<string, string>>;

function isTexts(exported: unknown): exported is Texts {
  return (
    typeof exported === "object" &&
    exported !== null &&
    Object.values(exported).length > 0 &&
    Object.values(exported).every((text) => typeof text === "string")
  );
}

function isEvents(exported: unknown): exported is { readonly options: readonly EventSchema[] } {
  return typeof exported === "object" && exported !== null && "type" in exported && exported.type === "variant";
}

function isObjectSchema(exported: unknown): exported is v.ObjectSchema<v.ObjectEntries, undefined> {
  return typeof exported === "object" && exported !== null && "type" in exported && exported.type === "object";
}
