import { integrityOf } from "shared-runtime/node/hashes.ts";
import { type CodedBody, encodeBody } from "../http/coded-body.ts";
import type { ChannelState, PublishedVersion } from "../services/widget-registry/widget-registry.tables.ts";
import type { WidgetStore } from "../services/widget-registry/widget-store.ts";
import type { ServedChannels, WidgetVersion } from "./widget-versions.ts";

/** Maximum uncompressed bytes in the cache. */
const defaultCapacity = 64 * 2 ** 20;

export interface PublishedFiles {
  readonly versionOf: (row: PublishedVersion) => WidgetVersion;
}

/**
 * Reads the files of published versions on demand and caches the most recently used. A file that differs from the
 * published one is not served, and is passed to `onAltered` once.
 */
export function createPublishedFiles(
  store: Pick<WidgetStore, "read">,
  onAltered: (file: string) => void,
  capacity = defaultCapacity,
): PublishedFiles {
  // A Map keeps the order of insertion, so its first key is the least recently used file.
  const kept = new Map<string, Promise<CodedBody | undefined>>();
  const sizes = new Map<string, number>();
  let size = 0;
  /** Altered files that were passed to `onAltered`. */
  const reported = new Set<string>();

  const forget = (key: string): void => {
    kept.delete(key);
    size -= sizes.get(key) ?? 0;
    sizes.delete(key);
  };

  const load = async (key: string, { name, version }: PublishedVersion, path: string, integrity: string) => {
    const bytes = await store.read(name, version, path).catch(() => undefined);
    if (bytes === undefined || integrityOf(bytes) !== integrity) {
      if (!reported.has(key)) onAltered(key);
      reported.add(key);
      forget(key);
      return undefined;
    }
    reported.delete(key);
    // The entry may have been evicted while the file was read.
    if (kept.has(key) && !sizes.has(key)) {
      sizes.set(key, bytes.byteLength);
      size += bytes.byteLength;
    }
    for (const oldest of kept.keys()) {
      if (size <= capacity || oldest === key) break;
      forget(oldest);
    }
    return encodeBody(bytes);
  };

  return {
    versionOf: (row) => ({
      manifest: row.manifest,
      version: row.version,
      released: row.released,
      withdrawn: row.withdrawnBecause !== null,
      withdrawnForSecurity: row.withdrawnForSecurity,
      read: async (path) => {
        const integrity = Object.hasOwn(row.manifest.files, path) ? row.manifest.files[path] : undefined;
        if (integrity === undefined) return undefined;
        const key = `${row.name}/${row.version}/${path}`;
        const known = kept.get(key);
        kept.delete(key);
        const body = known ?? load(key, row, path, integrity);
        kept.set(key, body);
        return body;
      },
    }),
  };
}

/** Groups the states of channels by widget. */
export function servedChannels(states: readonly ChannelState[]): ReadonlyMap<string, ServedChannels> {
  return new Map(
    [...Map.groupBy(states, ({ name }) => name)].map(([name, channels]) => [
      name,
      {
        channels: Object.fromEntries(channels.map(({ channel, version }) => [channel, version])),
        previous: Object.fromEntries(
          channels.flatMap(({ channel, previous }) => (previous === null ? [] : [[channel, previous]])),
        ),
        canaryShare: channels.find(({ channel }) => channel === "canary")?.share ?? 0,
      },
    ]),
  );
}
