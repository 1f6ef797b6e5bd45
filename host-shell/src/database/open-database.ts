import type { Logger } from "pino";
import type { DiskShare } from "../disk/disk-share.ts";
import type { DatabaseLimits } from "../settings/groups/database.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";
import type { Migrating } from "./bring-up-to-date.ts";

export interface DatabaseSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The limits of PostgreSQL; defaults if absent. */
  readonly databaseLimits?: DatabaseLimits;
  /** Default: runs the pending migrations. */
  readonly migrating?: Migrating;
  /** The disk of the embedded database; a default if absent. */
  readonly disk?: DiskShare;
  /** The log of the embedded database; none if absent. */
  readonly log?: Logger;
  /** Called when an idle connection breaks; the next query opens a new one. */
  readonly onConnectionLost: (error: Error) => void;
}

/**
 * Opens PostgreSQL if there is an address, otherwise the embedded database in the data folder. Migrates it as
 * `migrating` says.
 */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { dataDir, databaseUrl, databaseLimits: limits, migrating, disk, log, onConnectionLost } = settings;
  return databaseUrl === undefined
    ? openEmbedded(dataDir, { migrating, ...(disk && { disk }), ...(log && { log }) })
    : openPostgres(databaseUrl, onConnectionLost, { limits, migrating });
}
