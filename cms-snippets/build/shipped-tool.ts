import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { EditorProfile, EditorTool } from "../../shared-runtime/src/editors/editor-tool.ts";
import type { PropsSchema } from "../../shared-runtime/src/editors/props-schema.ts";

/** A widget at the time of a release, which a package contains. Its picture is only on the host. */
export interface ShippedTool extends EditorTool {
  readonly profile: EditorProfile;
}

/** The built widgets by name. Throws if one is not built. */
export function readShippedTools(repository: string): readonly ShippedTool[] {
  const folders = globSync("widgets/*/package.json", { cwd: repository }).map(dirname).toSorted();
  return folders.map((folder) => {
    const built = (file: string): unknown => {
      try {
        return JSON.parse(readFileSync(join(repository, folder, "dist", file), "utf8"));
      } catch (cause) {
        throw new Error(`${folder}/dist/${file} cannot be read. Run \`npm run build\` first.`, { cause });
      }
    };
    const { title, summary, icon, audience, home, linkText, usualLoad, minHeight } = built(
      "profile.json",
    ) as EditorProfile;
    return {
      name: basename(folder),
      version: (built("widget.json") as { readonly version: string }).version,
      profile: {
        title,
        summary,
        icon,
        audience,
        ...(home === undefined ? {} : { home }),
        ...(linkText === undefined ? {} : { linkText }),
        usualLoad,
        minHeight,
      },
      schema: built("props.schema.json") as PropsSchema,
    };
  });
}
