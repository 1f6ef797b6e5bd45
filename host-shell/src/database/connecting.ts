import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

/** PostgreSQL cuts longer names of connections, at whose end is what tells them apart. */
const longestHost = 27;

/**
 * Names this process to the others, in `pg_stat_activity`. Processes in containers have the same id, often on hosts of the same
 * name.
 */
export const processName = `${hostname().slice(-longestHost)} ${process.pid} ${randomUUID().slice(0, 8)}`;

/** A place in the pool, and a new connection. A call that gets none within this time fails. */
export const connectionTimeoutMillis = 2_500;
