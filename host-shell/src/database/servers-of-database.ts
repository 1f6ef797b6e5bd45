import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Tables } from "./database.ts";

/** A server process, as its connections show it. */
const ConnectedServer = v.object({
  /** The name of its connections. */
  application: v.string(),
  /** Whether its first connection is so new that the server may still be starting. */
  isNew: v.boolean(),
});
type ConnectedServer = v.InferOutput<typeof ConnectedServer>;

const Found = v.object({ rows: v.array(ConnectedServer) });
const Own = v.object({ rows: v.tuple([v.object({ application: v.string() })]) });

/** The other servers that are connected to the PostgreSQL database. */
export async function otherServers(tables: Tables): Promise<readonly ConnectedServer[]> {
  const found = await tables.execute(sql`
    select application_name as application, min(backend_start) > clock_timestamp() - interval '5 seconds' as "isNew"
    from pg_stat_activity
    where datname = current_database() and application_name like 'host-shell %'
      and application_name <> current_setting('application_name')
    group by 1 order by 1`);
  return v.parse(Found, found).rows;
}

/** The name of this process's connections. PostgreSQL shortens long names. */
export async function ownApplication(tables: Tables): Promise<string> {
  const found = await tables.execute(sql`select current_setting('application_name') as application`);
  return v.parse(Own, found).rows[0].application;
}

/** `"host-shell web-2 4711 3f2a9c1d"` -> `web-2 (process 4711)`. Names of earlier releases have no last part. */
export function serverName(application: string): string {
  return application.replace(/^host-shell (.+?) (\d+)(?: [\da-f]{8})?$/, "$1 (process $2)");
}
