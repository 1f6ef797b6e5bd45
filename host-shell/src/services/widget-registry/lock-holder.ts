import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Tables } from "../../database/database.ts";

/** A connection that keeps others from changing a widget. */
const LockHolder = v.object({
  /** The process of PostgreSQL that serves it. */
  pid: v.number(),
  /** The name of its connection, such as `host-shell web-2 4711 3f2a9c1d`; empty if that is not known. */
  application: v.string(),
  /** `null` if it is not known. */
  address: v.nullable(v.string()),
  /** Age of its transaction. */
  seconds: v.number(),
  /** Whether its client has not asked for more. */
  isIdle: v.boolean(),
});
export type LockHolder = v.InferOutput<typeof LockHolder>;

const Found = v.object({ rows: v.array(LockHolder) });

/**
 * Finds the connection that has the advisory lock, or else the one that has written to the widgets' tables for longest;
 * `undefined` if there is none any more.
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
