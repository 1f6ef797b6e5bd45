import { type Column, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The most rows per transaction: few, so that no query waits long and no statement exceeds its time limit. */
const mostAtOnce = 1_000;

/**
 * Deletes rows batch by batch. `deleteSome` deletes at most `most` rows in its own transaction, and resolves with the
 * number of deleted rows.
 */
export async function inBatches(deleteSome: (most: number) => Promise<number>): Promise<number> {
  for (let deleted = 0; ;) {
    const some = await deleteSome(mostAtOnce);
    deleted += some;
    if (some < mostAtOnce) return deleted;
  }
}

/**
 * Whether the id of a row is in the result of a query. The database looks these ids up; for `in`, it might read the
 * whole table.
 */
export function isAmong(id: Column, query: SQLWrapper): SQL {
  return sql`${id} = any(array(${query}))`;
}
