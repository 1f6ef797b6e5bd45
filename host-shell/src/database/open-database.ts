import type { DatabaseLimits } from "../settings/settings.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

export interface DatabaseSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Of PostgreSQL; the usual ones if it is missing. */
  readonly databaseLimits?: DatabaseLimits;
  /** Called when an idle connection breaks; the next query opens a new one. */
  readonly onConnectionLost: (error: Error) => void;
}

/** Opens PostgreSQL if there is an address, else the embedded database in the data folder. Runs the migrations. */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { dataDir, databaseUrl, databaseLimits, onConnectionLost } = settings;
  return databaseUrl === undefined
    ? openEmbedded(dataDir)
    : openPostgres(databaseUrl, onConnectionLost, databaseLimits);
}
