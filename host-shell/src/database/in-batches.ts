import { type Column, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Few enough rows that nobody waits long for their transaction, and that it ends before a statement is given up. */
const mostAtOnce = 1_000;

/**
 * Deletes rows, batch by batch. `deleteSome` deletes at most `most` rows, in a transaction of its own, and resolves
 * with their number.
 */
export async function inBatches(deleteSome: (most: number) => Promise<number>): Promise<number> {
  for (let deleted = 0; ;) {
    const some = await deleteSome(mostAtOnce);
    deleted += some;
    if (some < mostAtOnce) return deleted;
  }
}

/** Whether the id of a row is among those of a query. The database looks them up, where it might read the whole table for `in`. */
export function isAmong(id: Column, query: SQLWrapper): SQL {
  return sql`${id} = any(array(${query}))`;
}
