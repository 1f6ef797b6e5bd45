import type { Logger } from "pino";
import type { WidgetFrame, WidgetFrames } from "../pages/widget-frames.ts";
import type { RegistryStore } from "../services/widget-registry/registry-store.ts";
import { rememberingVerifier } from "../services/widget-registry/signing/signature-trust.ts";
import type { PublishedVersion } from "../services/widget-registry/widget-registry.tables.ts";
import type { BrowserFiles } from "./browser-files.ts";
import { type PublishedFiles, servedChannels } from "./published-versions.ts";
import { trustedPart } from "./trusted-part.ts";
import { composeRegistry, type Registry } from "./compose-registry.ts";
import { loadWidgetFrames } from "./load-widget-frames.ts";
import type { WidgetVersion } from "./widget-versions.ts";

/** The current registry of this server. */
export interface LiveRegistry {
  readonly current: () => Registry;
  readonly frames: WidgetFrames;
  /** Loads changes made on any server. Resolves when they are served. */
  readonly refresh: () => Promise<void>;
  /** Compares the files of all versions with their manifests, and mends the folder of all parts. */
  readonly check: () => Promise<void>;
  /** Starts to refresh every two seconds, and to compare all files twice a minute. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly browser: BrowserFiles;
  readonly local: readonly WidgetVersion[];
  readonly store: RegistryStore;
  readonly files: PublishedFiles;
  readonly mendParts: (versions: readonly PublishedVersion[]) => Promise<void>;
  readonly widgetsUrl: string | undefined;
  readonly overrideOrigins: readonly string[];
  readonly log: Logger;
}

/** Milliseconds between two refreshes. */
const interval = 2_000;
/**
 * Milliseconds between two comparisons of all files. A file that changes on disk is noticed within this time. Its new
 * bytes are never served.
 */
const checkInterval = 30_000;

/** Opens the registry. Resolves when everything published is served, and the files of the served versions were compared. */
export async function openLiveRegistry({
  browser,
  local,
  store,
  files,
  mendParts,
  widgetsUrl,
  overrideOrigins,
  log,
}: Options): Promise<LiveRegistry> {
  let known = -1;
  let current: Registry;
  let frames: WidgetFrames;
  const framesOfVersions = new Map<string, WidgetFrame>();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let checkTimer: NodeJS.Timeout | undefined;
  let published: readonly PublishedVersion[] = [];
  let checking: Promise<void> | undefined;
  const isSigned = rememberingVerifier();
  /** The signature faults that were already logged, each with its version. */
  const distrusted = new Set<string>();

  const check = (): Promise<void> =>
    (checking ??= files
      .check(published)
      .then(() => mendParts(published))
      .finally(() => {
        checking = undefined;
      }));

  const load = async (): Promise<void> => {
    if ((await store.revision()) === known) return;
    const snapshot = await store.snapshot();
    const { revision, versions, keys, signatures } = snapshot;
    const { trusted, channels, faults } = trustedPart(snapshot, isSigned);
    for (const { name, version, fault } of faults) {
      const report = `${name}@${version} ${fault}`;
      if (distrusted.has(report)) continue;
      distrusted.add(report);
      log.error({ widget: name, version, reason: fault }, "a version is not served because of its signature");
    }
    const served = trusted.filter((one) =>
      channels.some(({ name, version, previous }) => name === one.name && [version, previous].includes(one.version)),
    );
    await files.check(served);
    published = trusted;
    const registry = composeRegistry({
      browser,
      local,
      published: trusted.map(files.versionOf),
      all: versions,
      signing: { keys, signatures },
      channels: servedChannels(channels),
      widgetsUrl,
      overrideOrigins,
    });
    frames = await loadWidgetFrames(registry, framesOfVersions);
    current = registry;
    known = revision;
  };
  const refresh = (): Promise<void> => (running = running.catch(() => undefined).then(load));

  await refresh();
  return {
    current: () => current,
    frames: { revision: () => frames.revision(), frameOf: (name, spec) => frames.frameOf(name, spec) },
    refresh,
    start() {
      timer = setInterval(() => {
        refresh().catch((error: unknown) => log.error({ err: error }, "refreshing the registry failed"));
      }, interval);
      const checkAll = (): void => {
        check().catch((error: unknown) => log.error({ err: error }, "comparing the files of versions failed"));
      };
      checkAll();
      checkTimer = setInterval(checkAll, checkInterval);
    },
    check,
    async stop() {
      clearInterval(timer);
      clearInterval(checkTimer);
      await checking?.catch(() => undefined);
      await running.catch(() => undefined);
    },
  };
}
