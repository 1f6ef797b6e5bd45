import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import { isMissing } from "shared-runtime/node/is-missing.ts";

/** How much of a disk this server leaves to others, to deletions and to its own logs. */
export interface DiskShare {
  /** Free bytes below which nothing is stored. */
  readonly reserve: number;
  /** The bytes that this process may still write to the disk of a folder; fewer if it can hold few more files. */
  readonly freeBytes: (folder: string) => number;
}

/** A disk is nearly full if it has less than this many times the reserve. */
export const nearlyFullReserves = 4;

/** Bytes that each further file of the disk counts for: the usual reserve is then 1024 files. */
const bytesOfFile = 256 * 1_024;

export const usualDiskShare: DiskShare = { reserve: 256 * 1_048_576, freeBytes: freeBytesOf };

/** Of a folder that does not exist yet: those of the one above it. Takes a few microseconds. */
export function freeBytesOf(folder: string): number {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder);
    // Some file systems do not limit their files, and report none.
    return Math.min(bavail * bsize, files === 0 ? Infinity : ffree * bytesOfFile);
  } catch (error) {
    const above = dirname(folder);
    if (!isMissing(error) || above === folder) throw error;
    return freeBytesOf(above);
  }
}
