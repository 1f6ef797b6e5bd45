import type { Logger } from "pino";
import { nearlyFullReserves } from "./disk-share.ts";

/** The room for something that visitors upload. */
export interface StorageRoom {
  /** Whether that many more bytes may be stored. If so, they count as stored until the next count. */
  readonly take: (bytes: number) => Promise<boolean>;
  /** Whether uploads will soon be refused, as far as is known. Measures again in the background. */
  readonly isNearlyFull: () => boolean;
}

export interface StorageRoomOptions {
  /** What is stored, for the log. */
  readonly of: string;
  /** The most bytes that may be stored. */
  readonly most: number;
  /** Resolves with the bytes that are stored. */
  readonly count: () => Promise<number>;
  /** Resolves with the free bytes of the disk. Absent: the disk is not this server's. */
  readonly freeBytes?: (() => Promise<number>) | undefined;
  /** Free bytes that are left for everything else on the disk. */
  readonly reserve: number;
  readonly log: Logger;
}

interface Measured {
  readonly stored: number;
  readonly free: number;
}

/** Counting reads every row. Meanwhile, each server adds what it stores itself. */
const countedForMs = 60_000;
const nearlyFullShare = 0.8;

export function createStorageRoom(options: StorageRoomOptions): StorageRoom {
  const { of, most, count, freeBytes = async () => Infinity, reserve, log } = options;
  let counted = Promise.resolve(0);
  let countedAt = Number.NEGATIVE_INFINITY;
  let takenSince = 0;
  let nearlyFull = false;

  function recount(): void {
    countedAt = performance.now();
    takenSince = 0;
    counted = count();
    counted.catch(() => (countedAt = Number.NEGATIVE_INFINITY));
  }

  async function measure(): Promise<Measured> {
    if (performance.now() - countedAt >= countedForMs) recount();
    const [stored, free] = await Promise.all([counted, freeBytes()]);
    return { stored: stored + takenSince, free };
  }

  function note({ stored, free }: Measured): void {
    const isNow = stored >= nearlyFullShare * most || free < nearlyFullReserves * reserve;
    if (isNow && !nearlyFull) log.warn({ storage: of, stored, most, free }, "a storage of uploads is nearly full");
    nearlyFull = isNow;
  }

  return {
    async take(bytes) {
      const { stored, free } = await measure();
      const fits = stored + bytes <= most && free - bytes >= reserve;
      if (fits) takenSince += bytes;
      note({ stored: fits ? stored + bytes : stored, free });
      return fits;
    },
    isNearlyFull() {
      // A database that is away is a check of its own.
      measure().then(note, () => undefined);
      return nearlyFull;
    },
  };
}
