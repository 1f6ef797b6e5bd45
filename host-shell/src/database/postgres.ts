import { hostname } from "node:os";
import { DrizzleQueryError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, DatabaseError } from "pg";
import type { DatabaseLimits } from "../settings/settings.ts";
import { StartRefused } from "../settings/start-refused.ts";
import type { Database } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { openPool, pooledTables } from "./pooled-tables.ts";

/** An advisory lock number that nothing else on the server uses. */
export const migrationLock = 7_233_501;

/** Names this server to the others, in `pg_stat_activity`. */
const applicationName = `host-shell ${hostname()} ${process.pid}`;

/** A place in the pool, and a new connection. A call that gets none within this time fails. */
const connectionTimeoutMillis = 2_500;
/** For PostgreSQL to report a statement that it ended itself. */
const reportMs = 500;

const usualLimits: DatabaseLimits = { connections: 10, statementMs: 7_000, lockMs: 5_000, idleTransactionMs: 5_000 };

/** Opens a PostgreSQL server that several processes may share. */
export async function openPostgres(
  url: string,
  onConnectionLost: (error: Error) => void,
  limits: DatabaseLimits = usualLimits,
): Promise<Database> {
  await migrateAlone(url);
  const pool = openPool({
    connectionString: url,
    application_name: applicationName,
    max: limits.connections,
    connectionTimeoutMillis,
    query_timeout: limits.statementMs + reportMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    keepAlive: true,
    // A server that is frozen while it reads a large answer: PostgreSQL ends no statement that it cannot send.
    options: `-c tcp_user_timeout=${limits.statementMs + limits.idleTransactionMs}`,
  });
  pool.on("error", onConnectionLost);
  return { tables: pooledTables(pool), shared: true, eraseDeleted: async () => undefined, close: () => pool.end() };
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
