import { setTimeout as pause } from "node:timers/promises";
import { DrizzleQueryError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, DatabaseError } from "pg";
import { reasonOf } from "shared-runtime/node/reason-of.ts";
import { StartRefused } from "../settings/start-refused.ts";
import { bringUpToDate, type Migrating } from "./bring-up-to-date.ts";
import { connectionTimeoutMillis, endWithProcess, processName } from "./connecting.ts";
import type { Tables } from "./database.ts";
import { releaseMigrations } from "./release-migrations.ts";
import { type SchemaState, schemaState } from "./schema-state.ts";

/** An advisory lock number that nothing else on the server uses. */
export const migrationLock = 7_233_501;

/**
 * After this number of milliseconds without a query, PostgreSQL ends a migrating session, since its process counts as
 * frozen or its machine as lost.
 */
const frozenMs = 30_000;
const attemptMs = 250;
const attemptsBetweenNews = 120;

/**
 * Runs the pending migrations, or throws if `migrating` does not allow them. Only one process at a time migrates the
 * database or restores a backup.
 */
export async function migratePostgres(url: string, migrating: Migrating = {}): Promise<void> {
  const need = migrating.mayMigrate === false ? reading : changing;
  await withClient(url, need, async (client, tables) => {
    // Removes the time limit that the database user may have, since building an index may take any time.
    await client.query("set statement_timeout = 0");
    // PostgreSQL before 14 has no such limit.
    await client.query("select set_config(name, $1, false) from pg_settings where name = 'idle_session_timeout'", [
      String(frozenMs),
    ]);
    await endWithProcess(client);
    const { rows } = await client.query<{ readonly pid: number }>("select pg_backend_pid() as pid");
    const ended = migrating.beforeExit?.(() => endSession(url, rows[0]?.pid));
    try {
      await takeLock(client, migrating.tell);
      await bringUpToDate(tables, migrating);
    } finally {
      ended?.();
    }
  });
}

/** Ends a session while its statement runs. */
async function endSession(url: string, pid: number | undefined): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis });
  await client.connect();
  await client.query("select pg_terminate_backend($1)", [pid]);
  await client.end();
}

/** Compares the tables with those of this release, and changes nothing. */
export function lookAtPostgres<Seen>(
  url: string,
  look: (state: SchemaState, tables: Tables) => Promise<Seen>,
): Promise<Seen> {
  return withClient(url, reading, async (_client, tables) =>
    look(await schemaState(tables, releaseMigrations()), tables),
  );
}

/** A right that the user of the database needs. */
interface Need {
  readonly what: string;
  readonly advice: string;
}

const changing: Need = {
  what: "brought up to date",
  advice: "Let its user create schemas in the database, and tables in the schema public",
};
const reading: Need = {
  what: "compared with this release",
  advice: "Give its user the rights that docs/operate.md lists for a server that does not migrate",
};

/** Runs work on a connection. Ends the session, and thereby its locks, in any case. */
async function withClient<Result>(
  url: string,
  need: Need,
  work: (client: Client, tables: Tables) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis,
    application_name: `host-shell-migrate ${processName}`,
    idle_in_transaction_session_timeout: frozenMs,
    keepAlive: true,
  });
  // Ignored here, since the running query rejects if the connection breaks.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartRefused(`The PostgreSQL of DATABASE_URL cannot be used: ${reasonOf(error)}.`, { cause: error });
  }
  try {
    return await work(client, drizzle(client));
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(
      `The PostgreSQL of DATABASE_URL cannot be ${need.what}: ${reasonOf(error)}${isForbidden(error) ? `. ${need.advice}` : ""}.`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

/** Waits, without a limit, until no other process migrates. Regularly logs which process does. */
async function takeLock(client: Client, tell: Migrating["tell"]): Promise<void> {
  for (let attempt = 0; !(await isLockTaken(client)); attempt += 1) {
    if (attempt % attemptsBetweenNews === 0) tell?.({ kind: "waiting", holder: await lockHolder(client) });
    await pause(attemptMs);
  }
}

async function isLockTaken(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ readonly taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
    migrationLock,
  ]);
  return rows[0]?.taken ?? false;
}

async function lockHolder(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ readonly name: string }>(
    `select format('%s (process %s)', coalesce(nullif(application_name, ''), usename, 'unnamed'), pid) as name
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1
       and database = (select oid from pg_database where datname = current_database())`,
    [migrationLock],
  );
  return rows[0]?.name;
}

function isForbidden(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof DatabaseError && cause.code === "42501";
}
