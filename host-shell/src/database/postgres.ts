import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool, type PoolClient } from "pg";
import { StartRefused } from "../settings/start-refused.ts";
import type { Database } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import * as schema from "./schema.ts";

/** Any number that nothing else on the same server uses as an advisory lock. */
const migrationLock = 7_233_501;

/** A PostgreSQL server that several processes may share. */
export async function openPostgres(url: string, onConnectionLost: (error: Error) => void): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  pool.on("error", onConnectionLost);
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { tables: drizzle(pool, { schema }), shared: true, close: () => pool.end() };
}

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await connect(pool);
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Ends the session and with it the lock, also after a failed migration.
    client.release(true);
  }
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(`The PostgreSQL of DATABASE_URL cannot be used: ${reason}.`, { cause: error });
  }
}
