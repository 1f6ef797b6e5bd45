import { setImmediate as otherQueries } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** The partitions with personal data. Rows of the review queue contain none. */
const partsInUse = `
  select relid::regclass::text as part from pg_partition_tree('cv') where isleaf and pg_relation_size(relid) > 0
  union all
  select relid::regclass::text from pg_partition_tree('cv_review') where isleaf and pg_relation_size(relid) > 0`;

/**
 * Removes the remains of deleted rows from the tables' files and from the log. All queries wait while a partition is
 * rewritten; after each one, other queries run and the signal is checked.
 */
export async function eraseDeleted(pglite: PGlite, signal: AbortSignal): Promise<void> {
  const { rows } = await pglite.query<{ readonly part: string }>(partsInUse);
  for (const { part } of rows) {
    await otherQueries();
    if (signal.aborted) return;
    await pglite.exec(`vacuum full ${part}`);
  }
  // This table always has dead rows; a plain vacuum makes their space reusable.
  await pglite.exec("vacuum cv_review_job");
  // Only log segments before the current one can be removed.
  await pglite.exec("select pg_switch_wal(); checkpoint");
}
