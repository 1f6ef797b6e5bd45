import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Tables } from "../database/database.ts";
import type { Part } from "./backup-manifest.ts";
import { bytesOf, writePart } from "./parts.ts";
import { rowsOf } from "./sql-text.ts";

/**
 * The column with the bytes of CVs. A backup has these bytes as files and not in its rows. The bytes never change, so
 * most of them are copied before the snapshot, during which the embedded database serves no other queries.
 */
export const columnInFiles = { table: "cv", name: "bytes" } as const;

/** The number of bytes after which `betweenBatches` is called. */
const mostBetween = 4_000_000;

const folderOfCvs = "cvs";

export const pathOfCv = (id: string) => `${folderOfCvs}/${id}`;
/** The id of the CV to which a file belongs; `undefined` for other files. */
export const cvIdIn = (path: string) =>
  path.startsWith(`${folderOfCvs}/`) ? path.slice(folderOfCvs.length + 1) : undefined;

interface Options {
  readonly folder: string;
  readonly stopped: AbortSignal;
}

/** The files of CVs, by the ids of the CVs. */
export type FilesOfCvs = ReadonlyMap<string, Part>;

/** Copies the files of all CVs that `known` does not have. Resolves with the files of all CVs that now have rows. */
export async function copyCvs(
  tables: Tables,
  { folder, stopped }: Options,
  known: FilesOfCvs = new Map(),
): Promise<FilesOfCvs> {
  const parts = new Map<string, Part>();
  for (const { id: value } of rowsOf(await tables.execute(sql`select id::text as id from cv order by id`))) {
    stopped.throwIfAborted();
    const id = String(value);
    const part = known.get(id) ?? (await copyCv(tables, id, folder));
    if (part) parts.set(id, part);
  }
  return parts;
}

/** Resolves with `undefined` if the CV was deleted meanwhile. */
async function copyCv(tables: Tables, id: string, folder: string): Promise<Part | undefined> {
  const [row] = rowsOf(await tables.execute(sql`select bytes from cv where id = ${id}::uuid`));
  return row && writePart(folder, pathOfCv(id), [row["bytes"] as Uint8Array]);
}

/** Deletes the copies of CVs that were deleted before the snapshot. */
export async function dropCvs(folder: string, copied: FilesOfCvs, kept: FilesOfCvs): Promise<void> {
  for (const [id, { path }] of copied) if (!kept.has(id)) await rm(join(folder, path));
}

/** Stores the files of a backup in the rows of their CVs. If the file of a CV is missing, its bytes remain empty. */
export async function fillCvs(tables: Tables, folder: string, betweenBatches: () => Promise<void>): Promise<void> {
  let sent = 0;
  for (const { id: value } of rowsOf(await tables.execute(sql`select id::text as id from cv order by id`))) {
    const id = String(value);
    const bytes = await bytesOf(join(folder, pathOfCv(id)));
    if (bytes) await tables.execute(sql`update cv set bytes = ${bytes}::bytea where id = ${id}::uuid`);
    sent += bytes?.byteLength ?? 0;
    if (sent < mostBetween) continue;
    sent = 0;
    await betweenBatches();
  }
}
