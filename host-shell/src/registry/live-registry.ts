import type { Logger } from "pino";
import type { WidgetFrame, WidgetFrames } from "../pages/widget-frames.ts";
import type { RegistryStore } from "../services/widget-registry/registry-store.ts";
import type { BrowserFiles } from "./browser-files.ts";
import { type PublishedFiles, servedChannels } from "./published-versions.ts";
import { composeRegistry, type Registry } from "./compose-registry.ts";
import { loadWidgetFrames } from "./load-widget-frames.ts";
import type { WidgetVersion } from "./widget-versions.ts";

/** The current registry of this server. */
export interface LiveRegistry {
  readonly current: () => Registry;
  readonly frames: WidgetFrames;
  /** Loads changes made on any server. Resolves when they are served. */
  readonly refresh: () => Promise<void>;
  /** Starts to refresh every two seconds. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly browser: BrowserFiles;
  readonly local: readonly WidgetVersion[];
  readonly store: RegistryStore;
  readonly files: PublishedFiles;
  readonly widgetsUrl: string | undefined;
  readonly overrideOrigins: readonly string[];
  readonly log: Logger;
}

/** Milliseconds between two refreshes. */
const interval = 2_000;

/** Opens the registry. Resolves when everything published is served. */
export async function openLiveRegistry({
  browser,
  local,
  store,
  files,
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

  const load = async (): Promise<void> => {
    if ((await store.revision()) === known) return;
    const { revision, versions, channels } = await store.snapshot();
    const registry = composeRegistry({
      browser,
      local,
      published: versions.map(files.versionOf),
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
    },
    async stop() {
      clearInterval(timer);
      await running.catch(() => undefined);
    },
  };
}
