import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { endWithProcess } from "../database/connecting.ts";
import type { Tables } from "../database/database.ts";
import { migrationLock } from "../database/migrate-postgres.ts";
import { otherServers, serverName } from "../database/servers-of-database.ts";
import { BackupRefused } from "./backup-refused.ts";
import { usedTables } from "./load-tables.ts";
import type { RestoreTarget } from "./restore-backup.ts";

/**
 * Runs work on a connection without time limits, until `stopped` closes it. Throws `BackupRefused` if PostgreSQL does not answer.
 */
export async function withPostgres<T>(
  url: string,
  work: (tables: Tables) => Promise<T>,
  stopped?: AbortSignal,
): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: "host-shell-backup",
    connectionTimeoutMillis: 10_000,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    keepAlive: true,
  });
  // Ignored here, since the running query rejects if the connection breaks.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new BackupRefused(`The PostgreSQL of DATABASE_URL cannot be used: ${(error as Error).message}.`, {
      cause: error,
    });
  }
  // Closing also ends a query that waits.
  stopped?.addEventListener("abort", () => void client.end());
  try {
    stopped?.throwIfAborted();
    await endWithProcess(client);
    return await work(drizzle(client));
  } finally {
    await client.end();
  }
}

/**
 * Runs work on a PostgreSQL database that no server uses. Servers that start meanwhile wait. Throws `BackupRefused` if
 * a server uses it.
 */
export function withPostgresTarget<T>(url: string, work: (target: RestoreTarget) => Promise<T>): Promise<T> {
  return withPostgres(url, async (tables) => {
    await tables.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await refuseServers(tables);
    return work({
      async used() {
        const used = await usedTables(tables);
        return used.length === 0 ? undefined : `the database of DATABASE_URL has rows in ${used.join(", ")}`;
      },
      replace: (replacement) => tables.transaction((transaction) => replacement(transaction, async () => undefined)),
    });
  });
}

/** The milliseconds until the connections of a stopped server are gone, and the milliseconds between two checks. */
const [leavingMs, betweenMs] = [3_000, 100];

async function refuseServers(tables: Tables): Promise<void> {
  let servers = await serversOf(tables);
  for (let waited = 0; servers.length > 0 && waited < leavingMs; waited += betweenMs) {
    await pause(betweenMs);
    servers = await serversOf(tables);
  }
  if (servers.length === 0) return;
  throw new BackupRefused(
    `Servers use the database: ${servers.join(", ")}. Stop them, and restore then. Nothing was restored.`,
  );
}

async function serversOf(tables: Tables): Promise<readonly string[]> {
  return (await otherServers(tables)).map(({ application }) => serverName(application));
}
