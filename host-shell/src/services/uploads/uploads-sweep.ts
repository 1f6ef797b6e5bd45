import { inArray, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { attachment, removedFile } from "./attachments.tables.ts";
import type { Sweepable } from "../../concurrency/sweeper.ts";
import type { FileStore } from "./file-store.ts";
import type { IncomingFiles } from "./incoming-files.ts";

interface Options {
  readonly tables: Tables;
  readonly incoming: Pick<IncomingFiles, "remove" | "leftovers">;
  readonly store: Pick<FileStore, "remove">;
}

const mostAtOnce = 500;

/** Deletes files whose rows were deleted, and incoming files without a row that are older than a day. */
export function createUploadsSweep({ tables, incoming, store }: Options): Sweepable {
  async function removeFiles(): Promise<number> {
    const ids = (await tables.select({ id: removedFile.id }).from(removedFile).limit(mostAtOnce)).map(({ id }) => id);
    for (const id of ids) {
      await store.remove(id);
      await incoming.remove(id);
    }
    if (ids.length > 0) await tables.delete(removedFile).where(inArray(removedFile.id, ids));
    return ids.length;
  }

  async function removeLeftovers(): Promise<number> {
    const left = await incoming.leftovers();
    const known = new Set(
      (
        await tables
          .select({ id: sql<string>`${attachment.id}::text` })
          .from(attachment)
          .where(inArray(sql`${attachment.id}::text`, [...left]))
      ).map(({ id }) => id),
    );
    const unknown = left.filter((name) => !known.has(name));
    for (const name of unknown) await incoming.remove(name);
    return unknown.length;
  }

  return {
    async sweep() {
      let removed = 0;
      for (let more = -1; more !== 0; removed += more) more = await removeFiles();
      return removed + (await removeLeftovers());
    },
  };
}
