import { createHash } from "node:crypto";
import { compareBuild } from "semver";
import type { RegisteredVersion, RegisteredWidget, RegistryDocument } from "./registry-document.ts";
import type { CodedBody } from "../http/coded-body.ts";
import type { BrowserFiles } from "./browser-files.ts";
import { listedVersions } from "./listed-versions.ts";
import { channelsOf } from "./local-builds.ts";
import type { ServedChannels, WidgetVersion } from "./widget-versions.ts";
import { withoutUnsafe } from "./without-unsafe.ts";
import { isPart, loadedParts } from "../services/widget-registry/is-part.ts";
import { unsafeAmong } from "../services/widget-registry/security-floor.ts";
import { createSignedManifests, type SignedManifests } from "./signed-manifests.ts";
import type { PublishedVersion } from "../services/widget-registry/widget-registry.tables.ts";
import type { Signing } from "../services/widget-registry/signing/signature-trust.ts";

/** One state of the registry. */
export interface Registry extends SignedManifests {
  readonly document: RegistryDocument;
  /** All widgets of the document, with all their versions. */
  readonly complete: RegistryDocument["widgets"];
  /** Hash of the registry's state. Cached pages depend on it. */
  readonly revision: string;
  /** Returns a registered version, or `undefined`. */
  readonly find: (name: string, version: string) => WidgetVersion | undefined;
  /** Paths of the parts that the platform holds. */
  readonly carriedParts: readonly string[];
  /** Reads a file of common code (`parts/<hash>.js`) from any registered version that has it. */
  readonly readPart: (path: string) => Promise<CodedBody | undefined>;
}

export interface RegistryParts {
  readonly browser: BrowserFiles;
  /** Builds of this workspace. They are served on channels without a published version. */
  readonly local: readonly WidgetVersion[];
  readonly published: readonly WidgetVersion[];
  readonly channels: ReadonlyMap<string, ServedChannels>;
  /** Base URL of published files, with a slash at the end; `undefined` if they are in the registry's folder. */
  readonly widgetsUrl: string | undefined;
  readonly overrideOrigins?: readonly string[];
  /** All published versions, also those that are not trusted: anybody may read what was signed. */
  readonly all?: readonly PublishedVersion[];
  readonly signing?: Signing;
}

/** Composes the document that describes all versions to the loader. */
export function composeRegistry({
  browser,
  channels,
  widgetsUrl = "",
  overrideOrigins = [],
  all = [],
  signing = { keys: [], signatures: [] },
  ...parts
}: RegistryParts): Registry {
  const buildsOf = (name: string) =>
    channelsOf(parts.local.filter(({ manifest }) => manifest.name === name).map(({ version }) => version));
  const channelsBy = (name: string): RegisteredWidget["channels"] => {
    const served = channels.get(name)?.channels;
    const stable = served?.["stable"];
    // A published canary version overrides this default.
    return { ...buildsOf(name), ...(stable !== undefined && { canary: stable }), ...served };
  };
  const asServed = withoutUnsafe(parts.published, (name) => Object.values(channelsBy(name)));
  const [local, published] = [parts.local.map(asServed), parts.published.map(asServed)];
  const addresses = new Map<WidgetVersion, string>([
    ...local.map((version) => [version, ""] as const),
    ...published.map((version) => [version, widgetsUrl] as const),
  ]);
  const newestFirst = [...addresses.keys()].toSorted((a, b) => compareBuild(b.version, a.version));
  const byName = Map.groupBy(newestFirst, ({ manifest }) => manifest.name);

  const widgetOf = (name: string, versions: readonly WidgetVersion[]): RegisteredWidget => {
    const served = channels.get(name);
    const isUnsafe = unsafeAmong(parts.published.filter(({ manifest }) => manifest.name === name));
    const previous = Object.entries({ ...buildsOf(name), ...served?.previous }).filter(([, one]) => !isUnsafe(one));
    return {
      channels: channelsBy(name),
      ...(served && { previous: Object.fromEntries(previous), canaryShare: served.canaryShare }),
      versions: Object.fromEntries(
        offered(versions).map((version) => [
          version.version,
          registered(version, addresses.get(version) ?? "", browser.carriedParts),
        ]),
      ),
    };
  };

  const complete = Object.fromEntries([...byName].map(([name, versions]) => [name, widgetOf(name, versions)]));
  const document: RegistryDocument = {
    schemaVersion: 1,
    platform: browser.platform,
    foreignPage: browser.foreignPage,
    editorOverlay: browser.editorOverlay,
    developerOverride: browser.developerOverride,
    builtIns: browser.builtIns,
    overrideOrigins,
    fonts: browser.fonts,
    widgets: Object.fromEntries(
      [...byName].map(([name, versions]) => [name, listed(offered(versions), local, complete[name] ?? empty)]),
    ),
  };
  const known = new Map(newestFirst.map((version) => [`${version.manifest.name}@${version.version}`, version]));
  return {
    document,
    complete,
    revision: createHash("sha256").update(JSON.stringify({ document, complete })).digest("hex").slice(0, 12),
    ...createSignedManifests({ local: parts.local, all, signing }),
    find: (name, version) => known.get(`${name}@${version}`),
    carriedParts: browser.carriedParts,
    async readPart(path) {
      for (const version of known.values()) {
        // `read` resolves with `undefined` if a file of the version was altered.
        const body = isPart(version.manifest, path) ? await version.read(path) : undefined;
        if (body) return body;
      }
      return undefined;
    },
  };
}

/** Removes the versions that are not given to any page. */
function offered(versions: readonly WidgetVersion[]): readonly WidgetVersion[] {
  return versions.filter(({ withdrawnForSecurity }) => !withdrawnForSecurity);
}

const empty: RegisteredWidget = { channels: {}, versions: {} };

/** Returns the widget with only the versions that the document lists. */
function listed(
  versions: readonly WidgetVersion[],
  local: readonly WidgetVersion[],
  widget: RegisteredWidget,
): RegisteredWidget {
  const pinned = new Set([
    ...Object.values(widget.channels),
    ...Object.values(widget.previous ?? {}),
    ...versions.filter((version) => local.includes(version)).map(({ version }) => version),
  ]);
  const kept = listedVersions(versions, pinned);
  const entries = Object.entries(widget.versions);
  const found = entries.filter(([version]) => kept.has(version));
  return { ...widget, versions: Object.fromEntries(found), ...(found.length < entries.length && { unlisted: true }) };
}

function registered(
  { manifest, version, released }: WidgetVersion,
  base: string,
  carried: readonly string[],
): RegisteredVersion {
  const at = (path: string): string =>
    isPart(manifest, path) ? `${base}${path}` : `${base}${manifest.name}/${version}/${path}`;
  const hashOf = (path: string): string => manifest.files[path] ?? "";
  return {
    entry: at(manifest.entry),
    integrity: hashOf(manifest.entry),
    ...(manifest.parts && {
      parts: loadedParts(manifest, carried).map((path) => ({ entry: at(path), integrity: hashOf(path) })),
    }),
    styles: manifest.styles.map(at),
    styleIntegrity: manifest.styles.map(hashOf),
    ...(!released && { exactOnly: true as const }),
    props: at(manifest.props),
    ...(manifest.profile !== undefined && { profile: at(manifest.profile) }),
    texts: at(manifest.texts),
    textsIntegrity: hashOf(manifest.texts),
    firstFrame: at(manifest.firstFrame),
    firstFrameIntegrity: hashOf(manifest.firstFrame),
  };
}
