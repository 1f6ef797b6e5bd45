import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { RemoteManifest } from "shared-runtime/contract/remote-manifest.ts";
import { StartRefused } from "../settings/start-refused.ts";
import { readListedFiles, type ServedFiles } from "./served-files.ts";

/** One version of a widget and its files. */
export interface WidgetVersion {
  readonly manifest: RemoteManifest;
  /** The version as the registry lists it. A local build carries its revision as build metadata: `1.0.0+3fa2c1d4`. */
  readonly version: string;
  readonly files: ServedFiles;
}

/** Where the registry's versions come from. */
export interface WidgetVersions {
  readonly list: () => Promise<readonly WidgetVersion[]>;
}

/**
 * The widgets built in a workspace: `<directory>/<name>/dist`. Files of a version never change under its address,
 * since a new build has another revision. A directory without a build is left out; that all are without one is a
 * mistake.
 */
export function localBuilds(directory: string): WidgetVersions {
  return {
    list: async () => {
      const names = await readdir(directory).catch((cause: unknown) => {
        throw new StartRefused(
          `WIDGETS_DIR ${directory} cannot be read: set it to the folder with the built widgets.`,
          { cause },
        );
      });
      const versions = await Promise.all(names.toSorted().map((name) => localBuild(join(directory, name, "dist"))));
      const built = versions.filter((version) => version !== undefined);
      if (built.length === 0) {
        throw new StartRefused(
          `WIDGETS_DIR ${directory} holds no built widget: set it to the folder with the built widgets, or run npm run build.`,
        );
      }
      return built;
    },
  };
}

async function localBuild(directory: string): Promise<WidgetVersion | undefined> {
  const file = join(directory, "widget.json");
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const manifest = v.safeParse(v.pipe(v.string(), v.parseJson(), RemoteManifest), text);
  if (!manifest.success) {
    throw new Error(`${file} is no widget manifest: ${v.summarize(manifest.issues)}. Build the widget again.`);
  }
  return {
    manifest: manifest.output,
    version: `${manifest.output.version}+${manifest.output.revision}`,
    files: await readListedFiles(directory, manifest.output.files),
  };
}
