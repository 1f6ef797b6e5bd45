import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import { isMissing } from "shared-runtime/node/is-missing.ts";

/** The part of a disk that this server leaves to others, to deletions and to its own logs. */
export interface DiskShare {
  /** The free bytes below which nothing is stored. */
  readonly reserve: number;
  /**
   * The free bytes of the disk of a folder, including the reserve. If the disk has few free file entries, the number is
   * lower, since each entry counts as a fixed number of bytes.
   */
  readonly freeBytes: (folder: string) => number;
}

/** A disk is nearly full if its free bytes are fewer than this number of reserves. */
export const nearlyFullReserves = 4;

/** The bytes that a free file entry of the disk counts as. With this number, the default reserve equals 1024 files. */
const bytesOfFile = 256 * 1_024;

export const usualDiskShare: DiskShare = { reserve: 256 * 1_048_576, freeBytes: freeBytesOf };

/**
 * The free bytes of the disk of a folder, or of the nearest existing folder above if the folder does not exist yet.
 * Takes a few microseconds.
 */
export function freeBytesOf(folder: string): number {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder);
    // Some file systems have no limit on files, and report 0.
    return Math.min(bavail * bsize, files === 0 ? Infinity : ffree * bytesOfFile);
  } catch (error) {
    const above = dirname(folder);
    if (!isMissing(error) || above === folder) throw error;
    return freeBytesOf(above);
  }
}
