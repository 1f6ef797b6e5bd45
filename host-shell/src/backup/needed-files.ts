import { join } from "node:path";
import { sql } from "drizzle-orm";
import { integrityOf } from "shared-runtime/node/hashes.ts";
import type { Tables } from "../database/database.ts";
import type { Settings } from "../settings/settings.ts";
import { quoted, rowsOf } from "./sql-text.ts";

/** A file that exists according to a row. */
export interface NeededFile {
  /** The path in a backup: `uploads/<id>` or `widgets/<name>/<version>/<path>`. */
  readonly path: string;
  /** For a file of a service form, the id of its row, and its size in bytes if it is known. */
  readonly upload?: { readonly id: string; readonly bytes: number | undefined };
  /** For a file of a widget, its subresource integrity. */
  readonly integrity?: string;
}

/** The files that the rows of a database need. Those of service forms are left out if they are in a bucket. */
export async function neededFiles(tables: Tables, { inBucket }: { readonly inBucket: boolean }): Promise<NeededFile[]> {
  const needed: NeededFile[] = [];
  if (!inBucket && (await hasColumn(tables, "attachment", "status"))) {
    const rows = rowsOf(
      await tables.execute(
        sql`select id::text as id, size::text as size from attachment where status = 'active' and bytes is null order by uploaded_at, id`,
      ),
    );
    for (const row of rows) {
      const id = String(row["id"]);
      needed.push({
        path: `uploads/${id}`,
        upload: { id, bytes: row["size"] === null ? undefined : Number(row["size"]) },
      });
    }
  }
  if (await hasColumn(tables, "widget_version", "manifest")) {
    const rows = rowsOf(
      await tables.execute(
        sql`select name, version, file.key as path, file.value as integrity
          from widget_version, jsonb_each_text(manifest->'files') as file order by 1, 2, 3`,
      ),
    );
    for (const { name, version, path, integrity } of rows) {
      needed.push({ path: `widgets/${String(name)}/${String(version)}/${String(path)}`, integrity: String(integrity) });
    }
  }
  return needed;
}

/** The ids of the keys that encrypt the bank details in the rows. */
export async function neededKeys(tables: Tables): Promise<readonly string[]> {
  const ids = new Set<string>();
  const payloads = rowsOf(
    await tables.execute(
      sql`select table_name::text as name from information_schema.columns
        where table_schema = 'public' and column_name = 'payload' and data_type = 'jsonb'`,
    ),
  );
  for (const { name } of payloads) {
    const rows = rowsOf(
      await tables.execute(
        sql.raw(
          `select distinct split_part(payload->>'bankDetails', '.', 2) as id from ${quoted(String(name))} where payload->>'bankDetails' like 'v1.%'`,
        ),
      ),
    );
    for (const { id } of rows) ids.add(String(id));
  }
  return [...ids].toSorted();
}

/** Resolves with whether the owner removed a file, or its row was deleted. */
export async function isUploadGone(tables: Tables, id: string): Promise<boolean> {
  const rows = rowsOf(await tables.execute(sql`select 1 from attachment where id = ${id}::uuid and status = 'active'`));
  return rows.length === 0;
}

async function hasColumn(tables: Tables, table: string, column: string): Promise<boolean> {
  const rows = rowsOf(
    await tables.execute(
      sql`select 1 from information_schema.columns where table_schema = 'public' and table_name = ${table} and column_name = ${column}`,
    ),
  );
  return rows.length > 0;
}

/** The fault of the content that a row needs; `undefined` if it has none. */
export function objectionTo({ upload, integrity }: NeededFile, bytes: Uint8Array | undefined): string | undefined {
  if (!bytes) return "is missing";
  if (upload?.bytes !== undefined && bytes.byteLength !== upload.bytes) {
    return `has ${bytes.byteLength} bytes instead of ${upload.bytes}`;
  }
  return integrity !== undefined && integrityOf(bytes) !== integrity ? "differs from the published file" : undefined;
}

/** The path of a file in the folders of the server. */
export function placeOf(
  { path }: Pick<NeededFile, "path">,
  { uploadsDir, widgetsDir }: Pick<Settings, "uploadsDir" | "widgetsDir">,
): string {
  const [kind, ...rest] = path.split("/");
  return kind === "uploads" ? join(uploadsDir, "stored", ...rest) : join(widgetsDir, ...rest);
}
