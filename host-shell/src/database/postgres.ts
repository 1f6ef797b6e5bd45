import { DrizzleQueryError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, DatabaseError, Pool } from "pg";
import { StartRefused } from "../settings/start-refused.ts";
import type { Database } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";

/** An advisory lock number that nothing else on the server uses. */
const migrationLock = 7_233_501;

const connectionTimeoutMillis = 5_000;
/** Far longer than any query on a PostgreSQL that answers. Migrations may take longer. */
const queryTimeoutMillis = 30_000;

/** Opens a PostgreSQL server that several processes may share. */
export async function openPostgres(url: string, onConnectionLost: (error: Error) => void): Promise<Database> {
  await migrateAlone(url);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis,
    query_timeout: queryTimeoutMillis,
    keepAlive: true,
  });
  pool.on("error", onConnectionLost);
  // The pool listens only to idle connections. A call that uses a lost connection rejects.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    tables: drizzle(pool),
    shared: true,
    eraseDeleted: async () => undefined,
    close: () => pool.end(),
  };
}

async function migrateAlone(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis });
  // The running query reports a broken connection.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartRefused(`The PostgreSQL of DATABASE_URL cannot be used: ${reasonOf(error)}.`, { cause: error });
  }
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    throw new StartRefused(
      `The PostgreSQL of DATABASE_URL cannot be brought up to date: ${reasonOf(error)}${adviceOn(error)}.`,
      { cause: error },
    );
  } finally {
    // Ends the session and its lock, also after a failed migration.
    await client.end();
  }
}

/** Drizzle's message contains the whole query; PostgreSQL's own message is the cause. */
function reasonOf(error: unknown): string {
  const reason = causeOf(error);
  return reason instanceof Error ? reason.message : String(reason);
}

function adviceOn(error: unknown): string {
  const reason = causeOf(error);
  const forbidden = reason instanceof DatabaseError && reason.code === "42501";
  return forbidden ? ". Let its user create schemas in the database, and tables in the schema public" : "";
}

function causeOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}
