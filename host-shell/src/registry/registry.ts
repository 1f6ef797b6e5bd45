import { createHash } from "node:crypto";
import { compareBuild, prerelease } from "semver";
import type { RegisteredVersion, RegistryDocument } from "./registry-document.ts";
import type { BrowserFiles } from "./browser-files.ts";
import type { WidgetVersion, WidgetVersions } from "./widget-versions.ts";

export interface Registry {
  readonly document: RegistryDocument;
  /** Changes with the document, so that pages rendered with it are rendered anew. */
  readonly revision: string;
  /** The files of a registered version, or `undefined`. */
  readonly find: (name: string, version: string) => WidgetVersion | undefined;
}

/**
 * Reads all versions and describes them to the loader. `canary` is the newest version of a widget, `stable` the newest
 * that is no pre-release.
 */
export async function readRegistry(versions: WidgetVersions, browser: BrowserFiles): Promise<Registry> {
  const all = (await versions.list()).toSorted((a, b) => compareBuild(b.version, a.version));
  const byName = Map.groupBy(all, ({ manifest }) => manifest.name);
  const document: RegistryDocument = {
    schemaVersion: 1,
    platform: browser.platform,
    foreignPage: browser.foreignPage,
    fonts: browser.fonts,
    widgets: Object.fromEntries(
      [...byName].map(([name, entries]) => [
        name,
        {
          channels: channelsOf(entries.map(({ version }) => version)),
          versions: Object.fromEntries(entries.map((entry) => [entry.version, registered(entry)])),
        },
      ]),
    ),
  };
  return {
    document,
    revision: createHash("sha256").update(JSON.stringify(document)).digest("hex").slice(0, 12),
    find: (name, version) => all.find((entry) => entry.manifest.name === name && entry.version === version),
  };
}

function registered({ manifest, version }: WidgetVersion): RegisteredVersion {
  const at = (path: string): string => `${manifest.name}/${version}/${path}`;
  return {
    entry: at(manifest.entry),
    integrity: manifest.files[manifest.entry] ?? "",
    styles: manifest.styles.map(at),
    props: at(manifest.props),
    texts: at(manifest.texts),
    firstFrame: at(manifest.firstFrame),
  };
}

function channelsOf(newestFirst: readonly string[]): Readonly<Record<string, string>> {
  const [canary] = newestFirst;
  const stable = newestFirst.find((version) => prerelease(version) === null);
  return { ...(stable !== undefined && { stable }), ...(canary !== undefined && { canary }) };
}
