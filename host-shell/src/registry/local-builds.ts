import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compareBuild, prerelease } from "semver";
import { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import * as v from "valibot";
import { StartRefused } from "../settings/start-refused.ts";
import { readListedFiles } from "./served-files.ts";
import type { WidgetVersion } from "./widget-versions.ts";

/** A build that cannot be served, because it is incomplete or its files changed. */
export interface BrokenBuild {
  readonly widget: string;
  readonly file: string;
  /** What is wrong with the file: a predicate, such as "is missing". */
  readonly fault: string;
}

/**
 * Reads the widgets built in a workspace: `<directory>/<name>/dist`. The files of a version never change, since a new
 * build has another revision. Skips directories without a build, and broken builds, which it passes to `onBroken`. Throws
 * `StartRefused` if no build can be served.
 */
export async function localBuilds(
  directory: string,
  onBroken: (build: BrokenBuild) => void = () => undefined,
): Promise<readonly WidgetVersion[]> {
  const names = await readdir(directory).catch((cause: unknown) => {
    throw new StartRefused(
      `LOCAL_WIDGETS_DIR ${directory} cannot be read: set it to the folder with the built widgets.`,
      { cause },
    );
  });
  const found = await Promise.all(names.toSorted().map((name) => localBuild(directory, name)));
  const built = found.filter((build) => build !== undefined && "version" in build);
  const broken = found.filter((build) => build !== undefined && "fault" in build);
  if (built.length === 0) throw nothingToServe(directory, broken);
  for (const build of broken) onBroken(build);
  return built;
}

function nothingToServe(directory: string, broken: readonly BrokenBuild[]): StartRefused {
  if (broken.length === 0) {
    return new StartRefused(
      `LOCAL_WIDGETS_DIR ${directory} has no built widget: set it to the folder with the built widgets, or run npm run build.`,
    );
  }
  const faults = broken.map(({ file, fault }) => `${file} ${fault}`);
  return new StartRefused(
    `LOCAL_WIDGETS_DIR ${directory} has no complete widget: ${faults.join("; ")}. Run npm run build.`,
  );
}

/** Returns the channels of local builds: `canary` serves the newest, `stable` the newest that is not a pre-release. */
export function channelsOf(versions: readonly string[]): Readonly<Record<string, string>> {
  const newestFirst = versions.toSorted((a, b) => compareBuild(b, a));
  const [canary] = newestFirst;
  const stable = newestFirst.find((version) => prerelease(version) === null);
  return { ...(stable !== undefined && { stable }), ...(canary !== undefined && { canary }) };
}

async function localBuild(folder: string, widget: string): Promise<WidgetVersion | BrokenBuild | undefined> {
  const directory = join(folder, widget, "dist");
  const file = join(directory, "widget.json");
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const manifest = v.safeParse(v.pipe(v.string(), v.parseJson(), RemoteManifest), text);
  if (!manifest.success) {
    return {
      widget,
      file,
      fault: `is not a valid widget manifest: ${manifest.issues.map(({ message }) => message).join(", ")}`,
    };
  }
  const files = await readListedFiles(directory, manifest.output.files);
  if ("fault" in files) return { widget, ...files };
  return {
    manifest: manifest.output,
    manifestText: text,
    released: true,
    withdrawn: false,
    withdrawnForSecurity: false,
    version: `${manifest.output.version}+${manifest.output.revision}`,
    read: async (path) => files.get(path),
  };
}
