import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { placeholderAttributes } from "shared-runtime/editors/placeholder.ts";
import type { PropsSchema } from "shared-runtime/editors/props-schema.ts";
import type { EditorProfile } from "../editor/editor-tool.ts";

/** A built widget, as the plugin needs it. */
export interface BuiltTool {
  readonly name: string;
  readonly profile: EditorProfile;
  readonly schema: PropsSchema;
}

/** The order of audiences: tools for all pages come first, and tools that a site has only once come last. */
const audiences = ["everyone", "members", "site"];

/** The widgets in a folder, in the order of the block inserter. Throws if one is not built. */
export function builtTools(widgets: string): readonly BuiltTool[] {
  const folders = globSync("*/package.json", { cwd: widgets })
    .map((path) => join(widgets, path, ".."))
    .toSorted();
  const tools = folders.map((folder) => {
    const read = (file: string): unknown => {
      const path = join(folder, "dist", file);
      if (!existsSync(path)) throw new Error(`${path} is missing. Run npm run build first.`);
      return JSON.parse(readFileSync(path, "utf8"));
    };
    return {
      name: basename(folder),
      profile: read("profile.json") as EditorProfile,
      schema: read("props.schema.json") as PropsSchema,
    };
  });
  return tools.toSorted(
    ({ profile: a }, { profile: b }) =>
      audiences.indexOf(a.audience ?? "") - audiences.indexOf(b.audience ?? "") || a.title.localeCompare(b.title, "da"),
  );
}

/** The `block.json` of a tool. */
export function blockJson({ name, profile }: BuiltTool): object {
  return {
    $schema: "https://schemas.wp.org/trunk/block.json",
    // With version 2, WordPress edits the whole page without its framed canvas.
    apiVersion: 3,
    name: `lederkredsen/${name}`,
    title: profile.title,
    category: "lederkredsen",
    description: profile.summary,
    keywords: ["lederkredsen", "værktøj", name],
    textdomain: "lederkredsen",
    attributes: {
      props: { type: "object" },
      version: { type: "string", default: "" },
      load: { type: "string", default: profile.usualLoad ?? "visible" },
      fallback: { type: "string", default: "message" },
    },
    supports: { html: false, align: ["wide", "full"] },
    editorScript: "lederkredsen-editor",
    editorStyle: "lederkredsen-editor",
  };
}

/** The attributes that a pasted placeholder keeps. */
export function pastedAttributes({ name, schema }: BuiltTool): readonly string[] {
  const props = Object.fromEntries(Object.keys(schema.properties ?? {}).map((prop) => [prop, "x"]));
  // A placeholder omits a prop with the default value, so the schema has no defaults here.
  const bare = { properties: Object.fromEntries(Object.keys(props).map((prop) => [prop, {}])) };
  const chosen = { host: "", version: "1", load: "idle", fallback: "none", props };
  return ["data-site-widget", ...placeholderAttributes({ name, schema: bare }, chosen).map(([attribute]) => attribute)];
}
