import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

export interface DatabaseSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Called when an idle connection breaks; the next query opens a new one. */
  readonly onConnectionLost: (error: Error) => void;
}

/** Opens PostgreSQL if there is an address, else the embedded database in the data folder. Runs the migrations. */
export function openDatabase({ dataDir, databaseUrl, onConnectionLost }: DatabaseSettings): Promise<Database> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl, onConnectionLost);
}
