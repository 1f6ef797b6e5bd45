import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { attributeOf } from "../../src/contract/attribute-of.ts";
import { type DocumentedPart, tableOf } from "./documented-part.ts";
import { type EventSchema, trackingTable } from "./tracking-table.ts";

const forEditors = {
  document: "cms-snippets/README.md",
  /** The widgets whose texts the document lists. For the others, it has a link to their README. */
  widgets: ["cv-check", "jobmatch"],
};

/** The texts and the tracked events of each widget, for its README; the texts of some for editors as well. */
export async function widgetParts(root: string): Promise<readonly DocumentedPart[]> {
  const folders = globSync("widgets/*/package.json", { cwd: root }).map((path) => join(path, ".."));
  return (await Promise.all(folders.toSorted().map((folder) => partsOf(root, folder)))).flat();
}

async function partsOf(root: string, folder: string): Promise<readonly DocumentedPart[]> {
  const document = `${folder}/README.md`;
  const name = basename(folder);
  const load = async (role: string) => {
    const [file] = globSync(`${folder}/src/${name}.${role}.ts`, { cwd: root });
    return file === undefined ? [] : Object.values((await import(pathToFileURL(join(root, file)).href)) as object);
  };
  const texts = (await load("texts")).find(isTexts);
  const events = (await load("tracked")).find(isEvents)?.options;
  return [
    ...(texts ? textParts(document, name, rowsOf(texts)) : []),
    ...(events ? [{ document, mark: "tracking", markdown: trackingTable(events) }] : []),
  ];
}

function textParts(document: string, widget: string, rows: readonly (readonly string[])[]): readonly DocumentedPart[] {
  const own = { document, mark: "texts", markdown: tableOf(["attribute", "default"], rows) };
  if (!forEditors.widgets.includes(widget)) return [own];
  const markdown = tableOf(["Attribut", "Standardtekst"], rows);
  return [own, { document: forEditors.document, mark: `${widget}-texts`, markdown }];
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

function rowsOf(texts: Texts): readonly (readonly string[])[] {
  return Object.entries(texts).map(([key, text]) => [`\`${attributeOf(key)}\``, text]);
}
