import { sql } from "drizzle-orm";
import type { Tables } from "../database/database.ts";
import type { Manifest, TablePart } from "./backup-manifest.ts";
import { columnInFiles } from "./files-of-cvs.ts";
import { writePart } from "./parts.ts";
import { quoted, rowsOf } from "./sql-text.ts";

export type Dump = Pick<Manifest, "migrations" | "tables" | "sequences">;

interface Options {
  readonly folder: string;
  readonly stopped: AbortSignal;
  readonly onTable: (table: TablePart) => void;
}

type Column = TablePart["columns"][number];

/** The number of rows per fetch. A row that contains a file has up to 10 MB. */
const [fetchedRows, fetchedRowsWithBytes] = [500, 2];

/**
 * Writes the rows of all tables into `folder`, one JSON object per line. Values are in the text format of PostgreSQL,
 * bytes in base64. A table is never in memory as a whole. `snapshot` is a transaction in which all statements see the
 * same rows.
 */
export async function dumpTables(snapshot: Tables, { folder, stopped, onTable }: Options): Promise<Dump> {
  // Makes the texts of times and numbers independent of the server's own settings.
  await snapshot.execute(
    sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true), set_config('extra_float_digits', '1', true)`,
  );
  const migrations = await migrationsOf(snapshot);
  const tables: TablePart[] = [];
  for (const name of inOrder(await tableNames(snapshot), await references(snapshot))) {
    const columns = await columnsOf(snapshot, name);
    const { path, bytes, sha256, count } = await writePart(
      folder,
      `tables/${name}.ndjson`,
      linesOf(snapshot, { table: name, columns, stopped }),
    );
    const table = { name, path, bytes, sha256, rows: count, columns };
    tables.push(table);
    onTable(table);
  }
  return { migrations, tables, sequences: await sequencesOf(snapshot) };
}

async function* linesOf(
  snapshot: Tables,
  {
    table,
    columns,
    stopped,
  }: Pick<Options, "stopped"> & { readonly table: string; readonly columns: readonly Column[] },
): AsyncGenerator<string> {
  const values = columns.map(({ name, type }) => `${textOf(name, type)} as ${quoted(name)}`).join(", ");
  await snapshot.execute(
    sql.raw(
      `declare backup_rows no scroll cursor for select row_to_json(r)::text as line from (select ${values} from ${quoted(table)}) r`,
    ),
  );
  const count = columns.some(({ type }) => type === "bytea") ? fetchedRowsWithBytes : fetchedRows;
  const fetch = async () => rowsOf(await snapshot.execute(sql.raw(`fetch ${count} from backup_rows`)));
  for (let rows = await fetch(); rows.length > 0; rows = await fetch()) {
    stopped.throwIfAborted();
    for (const { line } of rows) yield `${String(line)}\n`;
  }
  await snapshot.execute(sql`close backup_rows`);
}

function textOf(name: string, type: string): string {
  return type === "bytea" ? `translate(encode(${quoted(name)}, 'base64'), e'\\n', '')` : `${quoted(name)}::text`;
}

/** Resolves with the names of all tables. Partitions are not listed, since their rows are in the partitioned table. */
export async function tableNames(tables: Tables): Promise<readonly string[]> {
  const rows = rowsOf(
    await tables.execute(
      sql`select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
    ),
  );
  return rows.map(({ name }) => String(name));
}

async function references(snapshot: Tables): Promise<readonly (readonly [string, string])[]> {
  const rows = rowsOf(
    await snapshot.execute(
      sql`select distinct referring.relname::text as referring, referred.relname::text as referred
        from pg_constraint c join pg_class referring on referring.oid = c.conrelid join pg_class referred on referred.oid = c.confrelid
        where c.contype = 'f' and c.conparentid = 0 and c.connamespace = 'public'::regnamespace`,
    ),
  );
  return rows.map(({ referring, referred }) => [String(referring), String(referred)] as const);
}

/** Orders tables so that each is after the tables that it refers to. */
function inOrder(names: readonly string[], pairs: readonly (readonly [string, string])[]): readonly string[] {
  const ordered = new Set<string>();
  const add = (name: string, waiting: readonly string[]): void => {
    if (ordered.has(name) || waiting.includes(name)) return;
    for (const [referring, referred] of pairs) if (referring === name) add(referred, [...waiting, name]);
    ordered.add(name);
  };
  for (const name of names) add(name, []);
  return [...ordered];
}

async function columnsOf(snapshot: Tables, table: string): Promise<Column[]> {
  const rows = rowsOf(
    await snapshot.execute(
      sql`select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
        where attrelid = ${`public.${quoted(table)}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and not (${table} = ${columnInFiles.table} and attname = ${columnInFiles.name})
        order by attnum`,
    ),
  );
  return rows.map(({ name, type }) => ({ name: String(name), type: String(type) }));
}

async function migrationsOf(snapshot: Tables): Promise<Manifest["migrations"]> {
  const rows = rowsOf(
    await snapshot.execute(
      sql`select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
    ),
  );
  return rows.map(({ hash, at }) => ({ hash: String(hash), at: Number(at) }));
}

/**
 * Reads the values of sequences. To be called after the rows were read: sequences belong to no snapshot, so values that
 * are read later are never older than a row.
 */
async function sequencesOf(snapshot: Tables): Promise<Manifest["sequences"]> {
  const rows = rowsOf(
    await snapshot.execute(
      sql`select sequencename::text as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
    ),
  );
  return rows.map(({ name, value }) => ({ name: String(name), value: String(value) }));
}
