import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Tables } from "../../database/database.ts";

/** A connection that keeps others from changing a widget. */
const LockHolder = v.object({
  /** The PostgreSQL process that serves the connection. */
  pid: v.number(),
  /** The name of the connection, such as `host-shell web-2 4711 3f2a9c1d`; empty if it is not known. */
  application: v.string(),
  /** `null` if the address is not known. */
  address: v.nullable(v.string()),
  /** The age of the connection's transaction. */
  seconds: v.number(),
  /** Whether the connection waits for its client. */
  isIdle: v.boolean(),
});
export type LockHolder = v.InferOutput<typeof LockHolder>;

const Found = v.object({ rows: v.array(LockHolder) });

/**
 * Finds the connection that has the advisory lock; if no connection has it, the connection that has been writing to the
 * widgets' tables for the longest time. `undefined` if no connection does either.
 */
export async function findLockHolder(tables: Tables, key: SQL): Promise<LockHolder | undefined> {
  const found = await tables.execute(sql`
    select activity.pid, coalesce(activity.application_name, '') as application, host(activity.client_addr) as address,
      coalesce(extract(epoch from clock_timestamp() - activity.xact_start), 0)::float8 as seconds,
      coalesce(activity.state like 'idle%', false) as "isIdle"
    from pg_locks held join pg_stat_activity activity on activity.pid = held.pid
    where held.granted and activity.datname = current_database() and activity.pid <> pg_backend_pid() and (
      (held.locktype = 'advisory' and held.objsubid = 1
        and (held.classid::bigint << 32 | held.objid::bigint) = ${key}::bigint)
      or (held.relation in ('widget_channel'::regclass, 'widget_version'::regclass, 'widget_event'::regclass)
        and held.mode <> 'AccessShareLock'))
    order by held.locktype <> 'advisory', activity.xact_start
    limit 1`);
  return v.parse(Found, found).rows[0];
}
