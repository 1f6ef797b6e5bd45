import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compareBuild, prerelease } from "semver";
import { RemoteManifest } from "shared-runtime/contract/remote-manifest.ts";
import * as v from "valibot";
import { StartRefused } from "../settings/start-refused.ts";
import { readListedFiles } from "./served-files.ts";
import type { WidgetVersion } from "./widget-versions.ts";

/**
 * The widgets built in a workspace: `<directory>/<name>/dist`. Files of a version never change under its address,
 * since a new build has another revision. A directory without a build is left out; that all are without one is a
 * mistake.
 */
export async function localBuilds(directory: string): Promise<readonly WidgetVersion[]> {
  const names = await readdir(directory).catch((cause: unknown) => {
    throw new StartRefused(
      `LOCAL_WIDGETS_DIR ${directory} cannot be read: set it to the folder with the built widgets.`,
      { cause },
    );
  });
  const versions = await Promise.all(names.toSorted().map((name) => localBuild(join(directory, name, "dist"))));
  const built = versions.filter((version) => version !== undefined);
  if (built.length === 0) {
    throw new StartRefused(
      `LOCAL_WIDGETS_DIR ${directory} holds no built widget: set it to the folder with the built widgets, or run npm run build.`,
    );
  }
  return built;
}

/** What the channels of local builds serve: `canary` the newest, `stable` the newest that is no pre-release. */
export function channelsOf(versions: readonly string[]): Readonly<Record<string, string>> {
  const newestFirst = versions.toSorted((a, b) => compareBuild(b, a));
  const [canary] = newestFirst;
  const stable = newestFirst.find((version) => prerelease(version) === null);
  return { ...(stable !== undefined && { stable }), ...(canary !== undefined && { canary }) };
}

async function localBuild(directory: string): Promise<WidgetVersion | undefined> {
  const file = join(directory, "widget.json");
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const manifest = v.safeParse(v.pipe(v.string(), v.parseJson(), RemoteManifest), text);
  if (!manifest.success) {
    throw new Error(`${file} is no widget manifest: ${v.summarize(manifest.issues)}. Build the widget again.`);
  }
  const files = await readListedFiles(directory, manifest.output.files);
  return {
    manifest: manifest.output,
    released: true,
    version: `${manifest.output.version}+${manifest.output.revision}`,
    read: async (path) => files.get(path),
  };
}
