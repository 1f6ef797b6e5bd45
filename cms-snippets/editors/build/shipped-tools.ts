import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import type { EditorProfile, EditorTool } from "../../../shared-runtime/src/editors/editor-tool.ts";
import { linkProfile } from "../../../shared-runtime/src/editors/placeholder.ts";
import type { PropsSchema } from "../../../shared-runtime/src/editors/props-schema.ts";

const repository = join(import.meta.dirname, "../../..");
const id = "virtual:shipped-tools";

/** Resolves `virtual:shipped-tools`: the tools of this release, which editors have if the host does not answer. */
export function shippedTools(): Plugin {
  return {
    name: "shipped-tools",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? `export const shippedTools = JSON.parse(${JSON.stringify(JSON.stringify(builtTools()))});`
        : undefined,
  };
}

/** The tools as they are built, without pictures, which only the host has. Throws if no widget is built. */
export function builtTools(): readonly EditorTool[] {
  const folders = globSync("widgets/*/dist/profile.json", { cwd: repository }).map(dirname).toSorted();
  if (folders.length === 0) throw new Error("There are no built widgets. Run `npm run build` first.");
  return folders.map((folder) => {
    const read = (file: string): unknown => JSON.parse(readFileSync(join(repository, folder, file), "utf8"));
    const profile = read("profile.json") as EditorProfile;
    const { summary, icon, audience, usualLoad, minHeight } = profile;
    const { version } = read("widget.json") as { readonly version: string };
    return {
      name: basename(dirname(folder)),
      version,
      profile: { ...linkProfile(profile), summary, icon, audience, usualLoad, minHeight },
      schema: read("props.schema.json") as PropsSchema,
    };
  });
}
