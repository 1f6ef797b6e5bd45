import { createReadStream } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Tables } from "../database/database.ts";
import { type Migration, releaseMigrations } from "../database/release-migrations.ts";
import { applyMigration, makeMigrationsTable } from "../database/run-migrations.ts";
import type { Manifest, TablePart } from "./backup-manifest.ts";
import { BackupRefused } from "./backup-refused.ts";
import { tableNames } from "./dump-tables.ts";
import { columnInFiles, fillCvs } from "./files-of-cvs.ts";
import { linesIn } from "./parts.ts";
import { quoted, rowsOf } from "./sql-text.ts";

/** The characters and the number of rows that are sent at once. A longer row is sent alone. */
const [sentLength, sentRows] = [4_000_000, 1_000];

/**
 * Splits the migrations of this release into those that the backup's database had and later ones. Throws
 * `BackupRefused` if the backup's database had a migration that this release does not know.
 */
export function splitMigrations(manifest: Manifest): { readonly old: Migration[]; readonly later: Migration[] } {
  const known = releaseMigrations();
  const had = manifest.migrations.length;
  const newest = known.at(-1)?.when ?? 0;
  if (had > known.length || manifest.migrations.some(({ at }) => at > newest)) {
    throw new BackupRefused(
      `The backup is of a newer release: its database had ${had} migrations, and this release knows ${known.length}. Restore it with that release, or a newer one. Nothing was restored.`,
    );
  }
  if (manifest.migrations.some(({ hash }, index) => known[index]?.hash !== hash)) {
    throw new BackupRefused(
      "The backup is of a release with other migrations than this one has: restore it with that release. Nothing was restored.",
    );
  }
  return { old: known.slice(0, had), later: known.slice(had) };
}

/** The names of tables that have rows. */
export async function usedTables(tables: Tables): Promise<readonly string[]> {
  const used: string[] = [];
  for (const name of await tableNames(tables)) {
    const [row] = rowsOf(await tables.execute(sql.raw(`select exists (select from ${quoted(name)}) as used`)));
    if (row?.["used"] === true) used.push(name);
  }
  return used;
}

/**
 * Replaces everything in the schemas of the server by the rows of a backup: makes the tables of the backup's release,
 * fills them, and then runs the later migrations. `betweenBatches` is called whenever all rows so far are complete.
 */
export async function loadTables(
  tables: Tables,
  folder: string,
  manifest: Manifest,
  betweenBatches: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { old, later } = splitMigrations(manifest);
  await tables.execute(sql`select set_config('timezone', 'UTC', false), set_config('datestyle', 'ISO', false)`);
  await makeTables(tables, old);
  const names = (await tableNames(tables)).map(quoted);
  if (names.length > 0) await tables.execute(sql.raw(`truncate ${names.join(", ")} cascade`));
  for (const table of manifest.tables) await fill(tables, join(folder, table.path), table, betweenBatches);
  await fillCvs(tables, folder, betweenBatches);
  for (const { name, value } of manifest.sequences) {
    await tables.execute(sql`select setval(${`public.${quoted(name)}`}::regclass, ${value}::bigint)`);
  }
  for (const migration of later) await applyMigration(tables, migration);
  await adjust(tables, manifest);
  await tables.execute(sql`analyze`);
}

/** Replaces everything in the schemas of the server by the empty tables of some migrations. */
export async function makeTables(tables: Tables, migrations: readonly Migration[]): Promise<void> {
  await dropAll(tables);
  await makeMigrationsTable(tables);
  for (const migration of migrations) await applyMigration(tables, migration);
}

/** Changes data that depend on the server to which the backup is restored and are not in the rows of the backup. */
async function adjust(tables: Tables, { deletedMeanwhile }: Manifest): Promise<void> {
  // Invalidates snapshots of the job index: they may contain later changes, whose revisions are used again. The first
  // server that starts records the folders and settings of all servers anew.
  await tables.execute(
    sql`delete from server_secret where name = 'job-store-id' or name like 'shared folder %' or name like 'shared setting %' or name like 'running server %'`,
  );
  for (const id of deletedMeanwhile) {
    await tables.execute(sql`update attachment set status = 'deleted' where id = ${id}::uuid`);
  }
}

async function fill(
  tables: Tables,
  file: string,
  { name, columns }: TablePart,
  betweenBatches: () => Promise<void>,
): Promise<void> {
  const names = columns.map((column) => quoted(column.name));
  const values = columns.map(({ name: column, type }) =>
    type === "bytea" ? `decode(r.${quoted(column)}, 'base64')` : `r.${quoted(column)}::${type}`,
  );
  // The rows are inserted without the bytes, which follow for one CV at a time.
  if (name === columnInFiles.table) {
    names.push(columnInFiles.name);
    values.push("''");
  }
  const insert = sql.raw(
    `insert into ${quoted(name)} (${names.join(", ")}) overriding system value select ${values.join(", ")} from json_to_recordset(`,
  );
  const described = sql.raw(`::json) as r(${names.map((column) => `${column} text`).join(", ")})`);
  // Triggers are disabled, since their effect on these rows is already in the backup.
  await tables.execute(sql.raw(`alter table ${quoted(name)} disable trigger user`));
  for await (const batch of batchesOf(file)) {
    await tables.execute(sql`${insert}${batch}${described}`);
    await betweenBatches();
  }
  await tables.execute(sql.raw(`alter table ${quoted(name)} enable trigger user`));
}

/** The lines of a file in batches, as JSON arrays. */
async function* batchesOf(file: string): AsyncGenerator<string> {
  let [lines, length]: [string[], number] = [[], 0];
  for await (const line of linesIn(createReadStream(file))) {
    if (lines.length > 0 && (length + line.length > sentLength || lines.length === sentRows)) {
      yield `[${lines.join(",")}]`;
      [lines, length] = [[], 0];
    }
    lines.push(line);
    length += line.length;
  }
  if (lines.length > 0) yield `[${lines.join(",")}]`;
}

async function dropAll(tables: Tables): Promise<void> {
  await tables.execute(sql`drop schema if exists drizzle cascade`);
  const statements = rowsOf(
    await tables.execute(
      sql`with own as (
        select classid, objid from pg_depend where deptype = 'e'
      )
      select format('drop table if exists %s cascade', oid::regclass) as statement from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not exists (select from own where classid = 'pg_class'::regclass and objid = pg_class.oid)
      union all select format('drop sequence if exists %s cascade', oid::regclass) from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'S'
        and not exists (select from own where classid = 'pg_class'::regclass and objid = pg_class.oid)
      union all select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
        where pronamespace = 'public'::regnamespace
        and not exists (select from own where classid = 'pg_proc'::regclass and objid = pg_proc.oid)
      union all select format('drop type if exists %s cascade', oid::regtype) from pg_type
        where typnamespace = 'public'::regnamespace and typtype = 'e'
        and not exists (select from own where classid = 'pg_type'::regclass and objid = pg_type.oid)`,
    ),
  );
  for (const { statement } of statements) await tables.execute(sql.raw(String(statement)));
}
