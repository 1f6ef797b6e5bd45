import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import type { Tables } from "../database/database.ts";
import { createEmbedded } from "../database/embedded.ts";
import { provideDatabase, restoredFolder } from "../database/empty-database.ts";
import { closeFolder } from "../settings/close-folder.ts";
import type { RestoreTarget } from "./restore-backup.ts";

/**
 * The number of batches of 4 MB after which the log of changes is emptied, since the embedded database has no process
 * that does it.
 */
const batchesOfLog = 20;

/** Runs work on the embedded database of a folder that this process has claimed. */
export function withEmbedded<T>(dataDir: string, work: (tables: Tables) => Promise<T>): Promise<T> {
  return withFolder(join(dataDir, "database"), work);
}

async function withFolder<T>(folder: string, work: (tables: Tables) => Promise<T>): Promise<T> {
  const pglite = await createEmbedded(folder);
  try {
    return await work(drizzle(pglite));
  } finally {
    await pglite.close();
  }
}

/**
 * The embedded database of a folder that this process has claimed. A restore replaces its files once the new files are
 * complete.
 */
export function embeddedTarget(dataDir: string): RestoreTarget {
  const folder = join(dataDir, "database");
  const [begun, restored, replaced] = [`${folder}.restoring`, restoredFolder(folder), `${folder}.replaced`];
  return {
    used: async () => (existsSync(folder) ? `DATA_DIR ${dataDir} has a database` : undefined),
    async replace(work) {
      for (const one of [begun, restored, replaced]) await rm(one, { recursive: true, force: true });
      await provideDatabase(begun);
      const result = await withFolder(begun, async (tables) => {
        let batches = 0;
        return work(tables, async () => {
          batches += 1;
          if (batches % batchesOfLog === 0) await tables.execute(sql`checkpoint`);
        });
      });
      closeFolder(begun, { setting: "DATA_DIR" });
      await rename(begun, restored);
      if (existsSync(folder)) await rename(folder, replaced);
      // If the process is killed here, the restored database remains, and the next start uses it.
      await rename(restored, folder);
      await rm(replaced, { recursive: true, force: true });
      return result;
    },
  };
}
