import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

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
