import { sql } from "drizzle-orm";
import { StartRefused } from "../settings/start-refused.ts";
import type { Tables } from "./database.ts";
import type { Migration } from "./release-migrations.ts";

/** A database, compared with the migrations of this release. */
export interface SchemaState {
  readonly applied: readonly Migration[];
  readonly pending: readonly Migration[];
  /** The number of releases with migrations by which the database is ahead of this release. */
  readonly releasesAhead: number;
}

/** A row of the table in which drizzle-orm 0.45 records migrations. `makeMigrationsTable` adds the column `release`. */
interface Row {
  readonly created_at: string | number;
  readonly release: string | number | null;
}

/** Reads the state of a database. Changes nothing, and therefore needs no right to create tables. */
export async function schemaState(tables: Tables, migrations: readonly Migration[]): Promise<SchemaState> {
  const rows = await migratedRows(tables);
  const ran = new Set(rows.map(({ created_at }) => Number(created_at)));
  const own = new Set(migrations.map(({ when }) => when));
  const ownRelease = migrations.at(-1)?.release ?? 0;
  const unknown = rows.filter(({ created_at }) => !own.has(Number(created_at)));
  return {
    applied: migrations.filter(({ when }) => ran.has(when)),
    pending: migrations.filter(({ when }) => !ran.has(when)),
    releasesAhead: Math.max(0, ...unknown.map(({ release }) => Math.max(1, Number(release ?? 0) - ownRelease))),
  };
}

async function migratedRows(tables: Tables): Promise<readonly Row[]> {
  const found = await rowsOf<{ found: boolean }>(
    tables,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!found[0]?.found) return [];
  // The column is missing in a database that was never migrated by numbered releases.
  return rowsOf<Row>(
    tables,
    sql`select created_at, to_jsonb(m) ->> 'release' as release from drizzle.__drizzle_migrations m`,
  );
}

async function rowsOf<Row>(tables: Tables, query: ReturnType<typeof sql>): Promise<readonly Row[]> {
  const { rows } = (await tables.execute(query)) as { readonly rows: readonly Row[] };
  return rows;
}

/** Throws `StartRefused` if the database was migrated by a release that this one was not tested with. */
export function refuseNewerSchema({ releasesAhead }: SchemaState): void {
  if (releasesAhead < 2) return;
  throw new StartRefused(
    `The database is ${releasesAhead} releases newer than this program, and only one release back is safe: ` +
      "start a newer release, or restore a backup that this one made.",
  );
}

/** Throws `StartRefused` if migrations are pending. */
export function refusePending({ pending }: SchemaState): void {
  if (pending.length === 0) return;
  const count = pending.length === 1 ? "a migration" : `${pending.length} migrations`;
  throw new StartRefused(
    `The database lacks ${count} of this release (${pending.map(({ tag }) => tag).join(", ")}): ` +
      "run npm run migrate, or set MIGRATE_AT_START=1.",
  );
}
