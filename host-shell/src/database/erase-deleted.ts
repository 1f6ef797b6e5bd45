import { setImmediate as otherQueries } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { DiskRoom } from "./disk-room.ts";
import { DiskFull } from "../disk/is-disk-full.ts";

/** The partitions with personal data. Rows of the review queue contain none. */
const partsInUse = `
  select relid::regclass::text as part, pg_total_relation_size(relid)::float8 as bytes
    from pg_partition_tree('cv') where isleaf and pg_relation_size(relid) > 0
  union all
  select relid::regclass::text, pg_total_relation_size(relid)::float8 from pg_partition_tree('cv_review') where isleaf and pg_relation_size(relid) > 0`;

interface Options {
  readonly room: Pick<DiskRoom, "hasFor">;
  readonly signal: AbortSignal;
}

/**
 * Removes the remains of deleted rows from the tables' files and from the log. All queries wait while a partition is
 * rewritten; after each one, other queries run and the signal is checked. If the disk has no room for a second copy of
 * a partition, the partition is not rewritten, later rows reuse its space, and `DiskFull` is thrown at the end.
 */
export async function eraseDeleted(pglite: PGlite, { room, signal }: Options): Promise<void> {
  const { rows } = await pglite.query<{ readonly part: string; readonly bytes: number }>(partsInUse);
  let isComplete = true;
  for (const { part, bytes } of rows) {
    await otherQueries();
    if (signal.aborted) return;
    if (!room.hasFor(0)) throw new DiskFull();
    const fits = room.hasFor(bytes);
    await pglite.exec(`vacuum ${fits ? "full " : ""}${part}`);
    isComplete &&= fits;
  }
  // This table always has dead rows. A plain vacuum makes their space reusable.
  await pglite.exec("vacuum cv_review_job");
  // Only log segments before the current one can be removed.
  await pglite.exec("select pg_switch_wal(); checkpoint");
  if (!isComplete) throw new DiskFull();
}
