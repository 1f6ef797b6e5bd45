import { loadedParts } from "../../services/widget-registry/is-part.ts";
import { gzipSync } from "node:zlib";
import type { PublishedFiles } from "../../registry/published-versions.ts";
import type { Registry } from "../../registry/compose-registry.ts";
import type { WidgetVersion } from "../../registry/widget-versions.ts";
import type { LoadCounter } from "../../services/widget-registry/load-counts.ts";
import type { ReportedPlaceholders } from "../../services/widget-registry/live-placeholders.ts";
import type { ReportedPages } from "../../services/widget-registry/reported-pages.ts";
import type { RegistryStore } from "../../services/widget-registry/registry-store.ts";
import type { GradualReleases } from "../../services/widget-registry/gradual-release/gradual-releases.ts";
import { releaseState } from "../../services/widget-registry/gradual-release/release-state.ts";
import { rememberingVerifier, signatureFault } from "../../services/widget-registry/signing/signature-trust.ts";
import type { WidgetTools } from "../../services/widget-registry/widget-tools.ts";
import { dayBegins } from "./load-figures.ts";
import type { RegistryFacts, UnservedBecause } from "./widget-status.ts";

export interface FactSources {
  readonly store: Pick<RegistryStore, "snapshot" | "history">;
  readonly counter: Pick<LoadCounter, "minutesSince" | "elsewhereSince">;
  readonly placeholders: Pick<ReportedPlaceholders, "elsewhere" | "edited">;
  readonly pages: Pick<ReportedPages, "stopped">;
  readonly releases: Pick<GradualReleases, "recent">;
  readonly registry: () => Registry;
  readonly tools: Pick<WidgetTools, "all">;
  readonly limits: RegistryFacts["limits"];
  /** The changed and missing files of a published version on this server. */
  readonly faultsOf?: PublishedFiles["faultsOf"];
}

/** Milliseconds during which requests share one answer. */
const sharedFor = 1_000;

/** Returns a reader of the data of the status page. The reader reads the sources at most once a second. */
export function createFactReader(sources: FactSources, now: () => Date = () => new Date()) {
  const isSigned = rememberingVerifier();
  let last: { readonly at: number; readonly facts: Promise<RegistryFacts> } | undefined;
  return (): Promise<RegistryFacts> => {
    const at = now().getTime();
    if (last && at - last.at < sharedFor) return last.facts;
    const facts = readFacts(sources, new Date(at), isSigned);
    last = { at, facts };
    facts.catch(() => {
      last = undefined;
    });
    return facts;
  };
}

async function readFacts(
  { store, counter, placeholders, pages, releases, registry, tools, limits, faultsOf }: FactSources,
  now: Date,
  isSigned: ReturnType<typeof rememberingVerifier>,
): Promise<RegistryFacts> {
  const { document, find, carriedParts } = registry();
  const [
    { versions: published, channels, ...signing },
    minutes,
    loadsElsewhere,
    placeholdersElsewhere,
    edited,
    stopped,
    judged,
    allTools,
  ] = await Promise.all([
    store.snapshot(),
    counter.minutesSince(dayBegins(now)),
    counter.elsewhereSince(dayBegins(now)),
    placeholders.elsewhere(),
    placeholders.edited(),
    pages.stopped(),
    releases.recent(),
    tools.all(),
  ]);
  const names = [...new Set(published.map(({ name }) => name))];
  const events = (await Promise.all(names.map((name) => store.history(name)))).flat();
  const isPublished = new Set(published.map(({ name, version }) => `${name}@${version}`));
  const localBytes = new Map<string, number>();
  for (const [name, { versions }] of Object.entries(document.widgets)) {
    for (const version of Object.keys(versions)) {
      const build = isPublished.has(`${name}@${version}`) ? undefined : find(name, version);
      if (build) localBytes.set(`${name}@${version}`, await firstMountBytes(build, carriedParts));
    }
  }
  const elsewhere = { loads: loadsElsewhere, placeholders: placeholdersElsewhere };
  const unserved = new Map(
    published.flatMap((row): [string, UnservedBecause][] => {
      const signature = signatureFault(row, signing, isSigned);
      const files = [...(faultsOf?.(row.name, row.version) ?? [])].map(([path, fault]) => ({ path, fault }));
      if (signature === undefined && files.length === 0) return [];
      return [[`${row.name}@${row.version}`, signature === undefined ? { files } : { signature }]];
    }),
  );
  return {
    unserved,
    titles: new Map(allTools.flatMap(({ name, profile }) => (profile ? [[name, profile.title]] : []))),
    document,
    published,
    channels,
    events,
    minutes,
    elsewhere,
    edited,
    stopped,
    releases: new Map(judged.map((one) => [one.release.name, releaseState(one)])),
    localBytes,
    limits,
    now,
  };
}

/** Compressed bytes of a first mount, without the parts that the platform holds. */
async function firstMountBytes({ manifest, read }: WidgetVersion, carriedParts: readonly string[]): Promise<number> {
  const paths = [manifest.entry, ...loadedParts(manifest, carriedParts), ...manifest.styles];
  const files = await Promise.all(paths.map(read));
  return files
    .map((file) => (file ? (file.gzip?.bytes.byteLength ?? gzipSync(file.identity.bytes).length) : 0))
    .reduce((sum, length) => sum + length, 0);
}
