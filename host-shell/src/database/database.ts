import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The tables, whichever database holds them. */
export type Tables = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly tables: Tables;
  /** Whether other processes may work on the same rows. */
  readonly shared: boolean;
  /**
   * Removes from the disk what deleted rows left there, in steps between which it obeys the signal. PostgreSQL is left
   * to its own autovacuum: it gives the room to later rows, which write over what was there.
   */
  readonly eraseDeleted: (signal: AbortSignal) => Promise<void>;
  readonly close: () => Promise<void>;
}
