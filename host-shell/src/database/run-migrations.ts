import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { StartRefused } from "../settings/start-refused.ts";
import type { Tables } from "./database.ts";
import { migrationFailure } from "./migration-failure.ts";
import type { Migration } from "./release-migrations.ts";

/** The events of a migration. */
export type MigrationNews =
  /** Another process is migrating the database. `holder` is its name, if it was found. */
  | { readonly kind: "waiting"; readonly holder: string | undefined }
  | { readonly kind: "begun"; readonly migration: string }
  /** Other transactions use a table that the migration changes. `transactions` are the oldest of them. */
  | {
      readonly kind: "blocked";
      readonly migration: string;
      readonly seconds: number;
      readonly transactions: readonly string[];
    }
  | { readonly kind: "done"; readonly migration: string; readonly ms: number }
  /** The database was migrated by the next release. */
  | { readonly kind: "ahead" }
  /** The tables are those of this release, or of the next. */
  | { readonly kind: "ready" };

export type TellMigration = (news: MigrationNews) => void;

/** The most milliseconds that a statement waits for a lock: few, since later queries of the table wait too. */
const lockMs = 1_000;
const longestPauseMs = 10_000;

/**
 * Runs each migration in its own transaction. A migration that does not get its locks is rolled back and tried again,
 * with pauses in which it blocks nobody.
 */
export async function runMigrations(
  tables: Tables,
  migrations: readonly Migration[],
  tell: TellMigration = () => undefined,
): Promise<void> {
  if (migrations.length === 0) return;
  await makeMigrationsTable(tables);
  for (const migration of migrations) {
    const { tag } = migration;
    tell({ kind: "begun", migration: tag });
    const begunAt = performance.now();
    for (let pauseMs = 1_000; !(await runOne(tables, migration)); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const transactions = await openTransactions(tables);
      tell({ kind: "blocked", migration: tag, seconds: pauseMs / 1_000, transactions });
      await pause(pauseMs);
    }
    tell({ kind: "done", migration: tag, ms: Math.round(performance.now() - begunAt) });
  }
}

/** Creates, if necessary, the table in which drizzle-orm 0.45 and the functions here record migrations. */
export async function makeMigrationsTable(tables: Tables): Promise<void> {
  await tables.execute(sql`create schema if not exists drizzle`);
  await tables.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  await tables.execute(sql`alter table drizzle.__drizzle_migrations add column if not exists release integer`);
}

/**
 * Runs the statements of a migration, and records it. Must be called in a transaction. Throws `StartRefused` with the
 * statement that failed.
 */
export async function applyMigration(tables: Tables, migration: Migration): Promise<void> {
  const { tag, statements, hash, when, release } = migration;
  for (const statement of statements) {
    try {
      await tables.execute(sql.raw(statement));
    } catch (error) {
      throw migrationFailure(error, { tag, statement });
    }
  }
  await tables.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at, release) values (${hash}, ${when}, ${release})`,
  );
}

/** Resolves with false if the locks were not free in time. */
async function runOne(tables: Tables, migration: Migration): Promise<boolean> {
  try {
    await tables.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`set local lock_timeout = ${lockMs}`));
      await applyMigration(transaction, migration);
    });
    return true;
  } catch (error) {
    const failure = error instanceof StartRefused ? error : migrationFailure(error, { tag: migration.tag });
    const { cause } = failure;
    if (cause instanceof Error && "code" in cause && cause.code === lockNotAvailable) return false;
    throw failure;
  }
}

const lockNotAvailable = "55P03";

async function openTransactions(tables: Tables): Promise<readonly string[]> {
  const { rows } = (await tables.execute(sql`
    select format('%s (process %s, open for %s s)', coalesce(nullif(application_name, ''), usename, 'unnamed'), pid,
      extract(epoch from now() - xact_start)::integer) as name
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 3`)) as { readonly rows: readonly { readonly name: string }[] };
  return rows.map(({ name }) => name);
}
