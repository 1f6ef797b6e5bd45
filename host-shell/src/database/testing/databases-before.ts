import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { SQL } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { Client } from "pg";
import { afterAll, beforeAll } from "vitest";
import type { Database } from "../database.ts";
import { openEmbedded } from "../embedded.ts";
import { migrationsFolder } from "../migrations-folder.ts";
import { openPostgres } from "../postgres.ts";
import { newPostgresDatabaseWithoutTables } from "./each-database.ts";

export interface OlderDatabase {
  /** Runs a statement as a server of the previous release did. */
  readonly run: (statement: SQL) => Promise<unknown>;
  /** Stops the previous release, and opens the database with this one. */
  readonly upgrade: () => Promise<Database>;
}

interface DatabaseBefore {
  readonly name: string;
  readonly open: () => Promise<OlderDatabase>;
}

/** Databases, for `describe.each`, that have only the migrations before the one whose file name ends in `migration`. */
export function databasesBefore(migration: string): readonly DatabaseBefore[] {
  let folder: string;
  let older: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "databases-before-"));
    older = join(folder, "migrations");
    await cp(migrationsFolder, older, { recursive: true });
    const file = join(older, "meta/_journal.json");
    const journal = JSON.parse(await readFile(file, "utf8")) as {
      readonly entries: readonly { readonly tag: string }[];
    };
    const place = journal.entries.findIndex(({ tag }) => tag.endsWith(migration));
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function olderEmbedded(): Promise<OlderDatabase> {
    const dataDir = await mkdtemp(join(folder, "embedded-"));
    const pglite = await PGlite.create(join(dataDir, "database"));
    const tables = drizzleEmbedded(pglite);
    await migrateEmbedded(tables, { migrationsFolder: older });
    return {
      run: (statement) => tables.execute(statement),
      async upgrade() {
        await pglite.close();
        return openEmbedded(dataDir);
      },
    };
  }

  async function olderPostgres(): Promise<OlderDatabase> {
    const url = await newPostgresDatabaseWithoutTables();
    const client = new Client({ connectionString: url });
    await client.connect();
    const tables = drizzlePostgres(client);
    await migratePostgres(tables, { migrationsFolder: older });
    return {
      run: (statement) => tables.execute(statement),
      async upgrade() {
        await client.end();
        return openPostgres(url, () => undefined);
      },
    };
  }

  return [
    { name: "the embedded database", open: olderEmbedded },
    { name: "PostgreSQL", open: olderPostgres },
  ];
}
