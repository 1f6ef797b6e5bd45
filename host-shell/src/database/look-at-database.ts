import { sql } from "drizzle-orm";
import type { Tables } from "./database.ts";
import { lookAtEmbedded } from "./embedded.ts";
import { migrationLocks, type StatementLocks, type TableLock } from "./migration-locks.ts";
import type { DatabaseSettings } from "./open-database.ts";
import { lookAtPostgres } from "./migrate-postgres.ts";
import type { SchemaState } from "./schema-state.ts";

export interface PendingMigration {
  readonly tag: string;
  readonly statements: readonly StatementLocks[];
}

export interface TableSize {
  readonly bytes: number;
  /** The number that PostgreSQL estimates; `undefined` if it has not counted yet. */
  readonly rows: number | undefined;
}

export interface PendingWork {
  readonly migrations: readonly PendingMigration[];
  /** The sizes of the tables that the migrations lock. */
  readonly sizes: ReadonlyMap<TableLock["table"], TableSize>;
  readonly releasesAhead: number;
}

/** Resolves with what a migration of the database would do. Changes nothing. */
export function lookAtDatabase({
  dataDir,
  databaseUrl,
}: Pick<DatabaseSettings, "dataDir" | "databaseUrl">): Promise<PendingWork> {
  return databaseUrl === undefined ? lookAtEmbedded(dataDir, pendingWork) : lookAtPostgres(databaseUrl, pendingWork);
}

async function pendingWork({ applied, pending, releasesAhead }: SchemaState, tables: Tables): Promise<PendingWork> {
  if (pending.length === 0) return { migrations: [], sizes: new Map(), releasesAhead };
  const locks = await migrationLocks(applied, pending);
  const migrations = pending.map(({ tag }) => ({ tag, statements: locks.get(tag) ?? [] }));
  const names = new Set(migrations.flatMap(({ statements }) => statements.flatMap((one) => one.locks)).map(tableOf));
  const sizes = new Map<string, TableSize>();
  for (const name of names) {
    const size = await sizeOf(name, tables);
    if (size) sizes.set(name, size);
  }
  return { migrations, sizes, releasesAhead };
}

const tableOf = ({ table }: TableLock): string => table;

/** The size of a table; `undefined` if it does not exist yet. */
async function sizeOf(table: string, tables: Tables): Promise<TableSize | undefined> {
  const { rows } = (await tables.execute(sql`
    select sum(pg_table_size(c.oid))::float8 as bytes,
      case when bool_and(c.reltuples >= 0) then sum(c.reltuples)::float8 end as rows
    from pg_class c
    where c.relkind = 'r' and (c.oid = to_regclass(${table})
      or c.oid in (select relid from pg_partition_tree(to_regclass(${table}))))`)) as {
    readonly rows: readonly { readonly bytes: number | null; readonly rows: number | null }[];
  };
  const [found] = rows;
  if (!found || found.bytes === null) return undefined;
  return { bytes: found.bytes, rows: found.rows ?? undefined };
}
