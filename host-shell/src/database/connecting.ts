import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Client } from "pg";

/** PostgreSQL cuts longer names of connections, and only their ends differ. */
const longestHost = 27;

/**
 * Names this process to the others, in `pg_stat_activity`. Processes in containers have the same id, often on hosts of the same
 * name.
 */
export const processName = `${hostname().slice(-longestHost)} ${process.pid} ${randomUUID().slice(0, 8)}`;

/** A place in the pool, and a new connection. A call that gets none within this time fails. */
export const connectionTimeoutMillis = 2_500;

/** How often PostgreSQL looks, during a statement, whether the process that waits for it is still there. */
const checkEveryMs = 2_000;

/**
 * Lets PostgreSQL end a statement, with its locks, whose process has ended. Without it, a statement goes on until it is done.
 * For sessions without a limit of time.
 */
export async function endWithProcess(client: Client): Promise<void> {
  // PostgreSQL has the setting from version 14 on, and refuses it on systems that cannot look, such as Windows.
  await client
    .query("select set_config(name, $1, false) from pg_settings where name = 'client_connection_check_interval'", [
      String(checkEveryMs),
    ])
    .catch(() => undefined);
}
