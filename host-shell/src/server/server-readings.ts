import type { Release } from "shared-runtime/api/health.ts";
import type { Database } from "../database/database.ts";
import type { Reading, ReadingSource } from "../metrics/reading.ts";
import { freeBytesOf } from "../disk/disk-share.ts";

interface Options {
  readonly connections: Database["connections"] | undefined;
  readonly release: Release | undefined;
  readonly folders: readonly StoringFolder[];
}

/** A folder in which the server stores files. */
export interface StoringFolder {
  /** The setting that names the folder. */
  readonly setting: string;
  readonly folder: string;
  /** The free bytes below which the server stores nothing more in the folder, if it has such a limit. */
  readonly reserve?: number;
}

/** Readings that belong to no particular capability. */
export function serverReadings({ release, folders, connections }: Options): readonly ReadingSource[] {
  return [
    { source: "release", read: async () => [releaseReading(release)] },
    { source: "connections", read: async () => connectionReadings(connections) },
    ...folders.map((folder) => ({ source: folder.setting, read: () => diskReadings(folder) })),
  ];
}

function releaseReading({ version, commit = "" }: Release = { version: "unknown" }): Reading {
  return { gauge: "host_shell_release_info", labels: { version, commit }, value: 1 };
}

function connectionReadings(connections: Options["connections"]): readonly Reading[] {
  if (!connections) return [];
  const { busy, idle, waiting, limit } = connections();
  return [
    { gauge: "host_shell_database_connections", labels: { state: "busy" }, value: busy },
    { gauge: "host_shell_database_connections", labels: { state: "idle" }, value: idle },
    { gauge: "host_shell_database_connections_limit", value: limit },
    { gauge: "host_shell_database_calls_waiting", value: waiting },
  ];
}

async function diskReadings({ setting, folder, reserve }: StoringFolder): Promise<readonly Reading[]> {
  const labels = { folder: setting };
  return [
    { gauge: "host_shell_disk_free_bytes", labels, value: freeBytesOf(folder) },
    ...(reserve === undefined ? [] : [{ gauge: "host_shell_disk_reserve_bytes", labels, value: reserve } as const]),
  ];
}
