import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The tables in either kind of database. */
export type Tables = PgDatabase<PgQueryResultHKT>;

export interface Connections {
  readonly busy: number;
  readonly idle: number;
  /** The number of calls that wait for a connection. */
  readonly waiting: number;
  /** The most connections that are opened. */
  readonly limit: number;
}

/** The known facts about the disk of the database. */
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
   * Removes the remains of deleted rows from the disk in steps, and checks the signal between the steps. Does nothing
   * in PostgreSQL, whose autovacuum lets later rows reuse the space.
   */
  readonly eraseDeleted: (signal: AbortSignal) => Promise<void>;
  /** The connections of this process. Absent if the database is embedded in the process. */
  readonly connections?: () => Connections;
  readonly close: () => Promise<void>;
}
