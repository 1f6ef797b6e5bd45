import { setImmediate as othersTurn } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** The parts of the tables that hold what people wrote. Job rows come and go with each CV, but say nothing of it. */
const partsInUse = `
  select relid::regclass::text as part from pg_partition_tree('cv') where isleaf and pg_relation_size(relid) > 0
  union all
  select relid::regclass::text from pg_partition_tree('cv_review') where isleaf and pg_relation_size(relid) > 0`;

/**
 * Removes from the disk what deleted rows left in the tables' files and in the log. Everything waits while a part is
 * written anew; after each one it is the turn of others, and of the signal.
 */
export async function eraseDeleted(pglite: PGlite, signal: AbortSignal): Promise<void> {
  const { rows } = await pglite.query<{ readonly part: string }>(partsInUse);
  for (const { part } of rows) {
    await othersTurn();
    if (signal.aborted) return;
    await pglite.exec(`vacuum full ${part}`);
  }
  // Job rows are never empty of dead ones, which a plain vacuum gives the room of to the next.
  await pglite.exec("vacuum cv_review_job");
  // Only what the log holds before its present file can be removed.
  await pglite.exec("select pg_switch_wal(); checkpoint");
}
