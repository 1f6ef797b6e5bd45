import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

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

export interface DatabaseSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Told of connections that broke while nobody used them; the next query opens a new one. */
  readonly onConnectionLost: (error: Error) => void;
}

/** Opens PostgreSQL if there is an address, else the embedded database in the data folder, and brings it up to date. */
export function openDatabase({ dataDir, databaseUrl, onConnectionLost }: DatabaseSettings): Promise<Database> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl, onConnectionLost);
}
