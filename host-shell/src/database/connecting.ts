import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Client } from "pg";

/** The most characters taken from the end of the host name, where host names differ. PostgreSQL cuts long names. */
const longestHost = 27;

/**
 * The name that shows this process to others in `pg_stat_activity`. The process id alone is not enough, since processes
 * in containers have the same id, often on hosts of the same name.
 */
export const processName = `${hostname().slice(-longestHost)} ${process.pid} ${randomUUID().slice(0, 8)}`;

/** The milliseconds within which a call must get a place in the pool and a new connection. Otherwise it fails. */
export const connectionTimeoutMillis = 2_500;

/** The interval at which PostgreSQL checks, during a statement, whether the client process still exists. */
const checkEveryMs = 2_000;

/**
 * Lets PostgreSQL end a statement and its locks when the client process has ended. Otherwise, the statement continues
 * to its end. Meant for sessions without a time limit.
 */
export async function endWithProcess(client: Client): Promise<void> {
  // PostgreSQL has the setting since version 14, and refuses it on systems that cannot check, such as Windows.
  await client
    .query("select set_config(name, $1, false) from pg_settings where name = 'client_connection_check_interval'", [
      String(checkEveryMs),
    ])
    .catch(() => undefined);
}
