import type { Logger } from "pino";
import type { Tables } from "../../database/database.ts";
import type { DiskShare } from "../../disk/disk-share.ts";
import { createStorageRoom, type StorageRoom } from "../../disk/storage-room.ts";
import { countCvBytes } from "./cv-bytes.ts";

interface Options {
  readonly tables: Tables;
  readonly most: number;
  /** The folder of the embedded database; `undefined` if the database is not on this server. */
  readonly databaseFolder: string | undefined;
  readonly disk: DiskShare;
  readonly log: Logger;
}

export function createCvRoom({ tables, most, databaseFolder, disk, log }: Options): StorageRoom {
  return createStorageRoom({
    of: "CVs",
    most,
    count: () => countCvBytes(tables),
    freeBytes: databaseFolder === undefined ? undefined : async () => disk.freeBytes(databaseFolder),
    reserve: disk.reserve,
    log,
  });
}
