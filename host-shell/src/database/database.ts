import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The tables, in either kind of database. */
export type Tables = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly tables: Tables;
  /** Whether other processes may use the same rows. */
  readonly shared: boolean;
  /**
   * Removes the remains of deleted rows from the disk, in steps between which it checks the signal. PostgreSQL is
   * left to its own autovacuum, which reuses the space for later rows.
   */
  readonly eraseDeleted: (signal: AbortSignal) => Promise<void>;
  readonly close: () => Promise<void>;
}
