import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The tables, in either kind of database. */
export type Tables = PgDatabase<PgQueryResultHKT>;

export interface Connections {
  readonly busy: number;
  readonly idle: number;
  /** Calls that wait for one. */
  readonly waiting: number;
  /** The most that are opened. */
  readonly limit: number;
}

/** What is known of the disk of the database. */
export interface DatabaseStorage {
  /** Whether nothing can be stored now. */
  readonly isFull: () => boolean;
  readonly isNearlyFull: () => boolean;
}

export interface Database {
  readonly tables: Tables;
  /** Whether other processes may use the same rows. */
  readonly shared: boolean;
  readonly storage: DatabaseStorage;
  /**
   * Removes the remains of deleted rows from the disk, in steps between which it checks the signal. PostgreSQL is
   * left to its own autovacuum, which reuses the space for later rows.
   */
  readonly eraseDeleted: (signal: AbortSignal) => Promise<void>;
  /** The connections of this process; absent if the database is in it. */
  readonly connections?: () => Connections;
  readonly close: () => Promise<void>;
}
