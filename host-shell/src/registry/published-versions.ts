import { integrityOf } from "shared-runtime/node/hashes.ts";
import { listedFiles, manifestFile } from "shared-runtime/contract/listed-files.ts";
import { type CodedBody, encodeBody } from "../http/coded-body.ts";
import type { ChannelState, PublishedVersion } from "../services/widget-registry/widget-registry.tables.ts";
import type { WidgetStore } from "../services/widget-registry/widget-store.ts";
import { type AlteredFiles, createAlteredFiles } from "./altered-files.ts";
import type { ServedChannels, WidgetVersion } from "./widget-versions.ts";

/** Maximum uncompressed bytes in the cache. */
const defaultCapacity = 64 * 2 ** 20;

export interface PublishedFiles extends Pick<AlteredFiles, "faultsOf"> {
  readonly versionOf: (row: PublishedVersion) => WidgetVersion;
  /**
   * Compares the files of versions on disk with their manifests. Files that were not written since the last comparison
   * are not read again. Missing files are left to `read`: versions that no page wants may have been moved away.
   */
  readonly check: (rows: readonly PublishedVersion[]) => Promise<void>;
}

/**
 * Reads the files of published versions on demand and caches the most recently used. Bytes that differ from the published
 * ones never leave this function: every read from disk is compared with the manifest, and what is cached is what was
 * compared. A changed file stops its whole version until `check` finds it restored. A changed or missing file is passed to
 * `onAltered` once.
 */
export function createPublishedFiles(
  store: Pick<WidgetStore, "read" | "stampOf">,
  onAltered: (file: string) => void,
  capacity = defaultCapacity,
): PublishedFiles {
  // A Map keeps the order of insertion, so its first key is the least recently used file.
  const kept = new Map<string, Promise<CodedBody | undefined>>();
  const sizes = new Map<string, number>();
  let size = 0;
  const altered = createAlteredFiles(onAltered);
  /** By file, the stamp that it had when it was last found unchanged. */
  const stamps = new Map<string, string>();

  const forget = (key: string): void => {
    kept.delete(key);
    size -= sizes.get(key) ?? 0;
    sizes.delete(key);
  };

  const readUnaltered = async ({ name, version }: PublishedVersion, path: string, integrity: string) => {
    const bytes = await store.read(name, version, path).catch(() => undefined);
    if (bytes !== undefined && integrityOf(bytes) === integrity) {
      altered.clear({ name, version, path });
      return bytes;
    }
    altered.note({ name, version, path }, bytes === undefined ? "missing" : "changed");
    forget(keyOf(name, version, path));
    stamps.delete(keyOf(name, version, path));
    return undefined;
  };

  const load = async (row: PublishedVersion, path: string, integrity: string) => {
    const key = keyOf(row.name, row.version, path);
    const bytes = await readUnaltered(row, path, integrity);
    if (bytes === undefined) return undefined;
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

  const check = async (row: PublishedVersion, path: string, integrity: string): Promise<void> => {
    const key = keyOf(row.name, row.version, path);
    // The stamp is read before the content, so that a write between the two is found the next time.
    const stamp = await store.stampOf(row.name, row.version, path).catch(() => undefined);
    if (stamp === undefined || stamps.get(key) === stamp) return;
    if (await readUnaltered(row, path, integrity)) stamps.set(key, stamp);
  };

  return {
    faultsOf: altered.faultsOf,
    versionOf: (row) => ({
      manifest: row.manifest,
      manifestText: row.manifestText ?? JSON.stringify(row.manifest),
      version: row.version,
      released: row.released,
      withdrawn: row.withdrawnBecause !== null,
      withdrawnForSecurity: row.withdrawnForSecurity,
      read: async (path) => {
        const integrity = Object.hasOwn(row.manifest.files, path) ? row.manifest.files[path] : undefined;
        if (integrity === undefined || altered.isStopped(row.name, row.version)) return undefined;
        const key = keyOf(row.name, row.version, path);
        const known = kept.get(key);
        kept.delete(key);
        const body = known ?? load(row, path, integrity);
        kept.set(key, body);
        const found = await body;
        // Another file of the version may have been found changed meanwhile.
        return altered.isStopped(row.name, row.version) ? undefined : found;
      },
    }),
    async check(rows) {
      for (const row of rows) {
        for (const { path, integrity } of listedFiles(row.manifest)) await check(row, path, integrity);
        if (row.manifestText !== null) await check(row, manifestFile, integrityOf(row.manifestText));
      }
    },
  };
}

function keyOf(name: string, version: string, path: string): string {
  return `${name}/${version}/${path}`;
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
