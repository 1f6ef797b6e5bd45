import type { Logger } from "pino";
import type { Tables } from "../../database/database.ts";
import { freeBytesOf } from "../storage/free-bytes.ts";
import { createStorageRoom, type StorageRoom } from "../storage/storage-room.ts";
import { countCvBytes } from "./cv-bytes.ts";

interface Options {
  readonly tables: Tables;
  readonly most: number;
  /** Where the embedded database is; `undefined` if the database is not on this server. */
  readonly databaseFolder: string | undefined;
  readonly log: Logger;
}

/** An embedded database that cannot write any more answers nothing at all. */
export const embeddedReserve = 256 * 1_048_576;

export function createCvRoom({ tables, most, databaseFolder, log }: Options): StorageRoom {
  return createStorageRoom({
    of: "CVs",
    most,
    count: () => countCvBytes(tables),
    freeBytes: databaseFolder === undefined ? undefined : () => freeBytesOf(databaseFolder),
    reserve: embeddedReserve,
    log,
  });
}
