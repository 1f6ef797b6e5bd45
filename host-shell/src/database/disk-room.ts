import type { Logger } from "pino";
import { effectOfStatement } from "./effect-of-statement.ts";
import { nearlyFullReserves } from "../disk/disk-share.ts";
import { mayUseReserve } from "../disk/within-reserve.ts";
import { DiskFull } from "../disk/is-disk-full.ts";

/** The room on the disk of the embedded database. The database ends itself when it cannot write. */
export interface DiskRoom {
  /** Throws `DiskFull` if the disk has no room for the effect of the statement. */
  readonly admit: (statement: string) => void;
  /** Whether this number of bytes can be written so that the part of the reserve for deletions remains free. */
  readonly hasFor: (bytes: number) => boolean;
  /** Whether statements that store are refused. */
  readonly isFull: () => boolean;
  readonly isNearlyFull: () => boolean;
}

export interface DiskRoomOptions {
  /** Free bytes that are reserved for deletions and for the log of the database. */
  readonly reserve: number;
  /** Returns the number of free bytes. */
  readonly freeBytes: () => number;
  /** Called when the disk is nearly full and its free room has shrunk by two segments of the log. */
  readonly onShrunk: () => void;
  readonly log: Logger;
}

/** The bytes of a segment, the unit in which PostgreSQL allocates its log. */
const segment = 16 * 1_048_576;
const mostLastBytes = 4 * segment;

export function createDiskRoom({ reserve, freeBytes, onShrunk, log }: DiskRoomOptions): DiskRoom {
  /** With fewer free bytes, nothing is deleted either, since a deletion is first written to the log. */
  const lastBytes = Math.min(mostLastBytes, reserve / 2);
  let wasFull = false;
  let mostFree = 0;

  function measure(): number {
    const free = freeBytes();
    const isFull = free < reserve;
    if (isFull && !wasFull)
      log.warn({ free, reserve }, "the disk of the database is full: nothing is stored until there is room again");
    if (!isFull && wasFull) log.info({ free, reserve }, "the disk of the database has room again");
    wasFull = isFull;
    mostFree = Math.max(mostFree, free);
    if (free < nearlyFullReserves * reserve && free >= lastBytes && mostFree - free >= 2 * segment) {
      mostFree = free;
      onShrunk();
    }
    return free;
  }

  return {
    admit(statement) {
      const effect = effectOfStatement(statement);
      if (effect === "reads") return;
      const needed = effect === "stores" && !mayUseReserve() ? reserve : lastBytes;
      if (measure() < needed) throw new DiskFull();
    },
    hasFor: (bytes) => measure() - bytes >= lastBytes,
    isFull: () => measure() < reserve,
    isNearlyFull: () => measure() < nearlyFullReserves * reserve,
  };
}
