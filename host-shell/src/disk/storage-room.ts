import type { Logger } from "pino";
import { nearlyFullReserves } from "./disk-share.ts";

/** The storage limit for one kind of uploads. */
export interface StorageRoom {
  /** Whether `bytes` more may be stored. If so, they count as stored until the next count. */
  readonly take: (bytes: number) => Promise<boolean>;
  /** Whether uploads will soon be refused, by the last measurement. Measures again in the background. */
  readonly isNearlyFull: () => boolean;
}

export interface StorageRoomOptions {
  /** The name of what is stored, for the log. */
  readonly of: string;
  /** The most bytes that may be stored. */
  readonly most: number;
  /** Resolves with the number of stored bytes. */
  readonly count: () => Promise<number>;
  /** Resolves with the free bytes of the disk. Absent if the files are not on a disk of this server. */
  readonly freeBytes?: (() => Promise<number>) | undefined;
  /** The free bytes that uploads leave for everything else on the disk. */
  readonly reserve: number;
  readonly log: Logger;
}

interface Measured {
  readonly stored: number;
  readonly free: number;
}

/** A count reads every row, so its result is used for a minute. Meanwhile, each server adds what it stores itself. */
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
      // A failed measurement is not reported here: another check reports an unreachable database.
      measure().then(note, () => undefined);
      return nearlyFull;
    },
  };
}
