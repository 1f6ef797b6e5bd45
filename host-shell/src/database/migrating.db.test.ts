import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StartRefused } from "../settings/start-refused.ts";
import type { Tables } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import { type Migration, releaseMigrations } from "./release-migrations.ts";
import type { Migrating } from "./bring-up-to-date.ts";
import { type MigrationNews, runMigrations } from "./run-migrations.ts";
import { newPostgresDatabase, newPostgresDatabaseWithoutTables } from "./testing/each-database.ts";

const migrations = releaseMigrations();
const last = migrations.at(-1);
const ownRelease = last?.release ?? 0;
const next: Migration = {
  tag: "9999_next",
  when: 9_000_000_000_000,
  hash: "next",
  statements: ['alter table "submission" add column "next" text'],
  release: ownRelease + 1,
};
const afterNext: Migration = {
  ...next,
  tag: "9999_after-next",
  when: next.when + 1,
  statements: [],
  release: ownRelease + 2,
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "migrating-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Opens a database as a server does, and resolves with the lines that it logs meanwhile. */
async function open(databaseUrl: string | undefined, migrating: Migrating = {}): Promise<readonly MigrationNews[]> {
  const news: MigrationNews[] = [];
  const { close } = await openDatabase({
    dataDir,
    databaseUrl,
    migrating: { ...migrating, tell: (one) => void news.push(one) },
    onConnectionLost: () => undefined,
  });
  await close();
  return news;
}

/** Changes a database that has all tables of this release in the way in which another release would have left it. */
async function change(databaseUrl: string | undefined, work: (tables: Tables) => Promise<unknown>): Promise<void> {
  const { tables, close } = await openDatabase({ dataDir, databaseUrl, onConnectionLost: () => undefined });
  await work(tables);
  await close();
}

describe.each([
  { name: "the embedded database", newDatabase: async () => undefined },
  { name: "PostgreSQL", newDatabase: newPostgresDatabase },
])("the start of a server on $name", ({ newDatabase }) => {
  it("is refused with MIGRATE_AT_START=0 while a migration is pending", async () => {
    const databaseUrl = await newDatabase();
    await change(databaseUrl, (tables) =>
      tables.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${last?.when}`),
    );
    await expect(open(databaseUrl, { mayMigrate: false })).rejects.toThrow(
      new StartRefused(
        `The database lacks a migration of this release (${last?.tag}): run npm run migrate, or set MIGRATE_AT_START=1.`,
      ),
    );
  });

  it("says which statement of which migration failed, without values", async () => {
    const databaseUrl = await newDatabase();
    const statements = ["select 1", "-- A comment.\nalter table submission\n  drop column never"];
    const values = ["select 'Hanne'::integer"];
    await change(databaseUrl, async (tables) => {
      await expect(runMigrations(tables, [{ ...next, statements }])).rejects.toThrow(
        new StartRefused(
          'The migration 9999_next failed at `alter table submission`: column "never" of relation "submission" does not exist.',
        ),
      );
      await expect(runMigrations(tables, [{ ...next, statements: values }])).rejects.toThrow(/: error 22\w+\.$/);
    });
  });

  it("works with a database of the next release", async () => {
    const databaseUrl = await newDatabase();
    await change(databaseUrl, (tables) => runMigrations(tables, [next]));
    expect(await open(databaseUrl, { mayMigrate: false })).toEqual([{ kind: "ahead" }, { kind: "ready" }]);
  });

  it("is refused with a database of the release after the next", async () => {
    const databaseUrl = await newDatabase();
    await change(databaseUrl, (tables) => runMigrations(tables, [next, afterNext]));
    await expect(open(databaseUrl)).rejects.toThrow(
      new StartRefused(
        "The database is 2 releases newer than this program, and only one release back is safe: " +
          "start a newer release, or restore a backup that this one made.",
      ),
    );
  });
});

it("runs what is pending once, and tells of it", async () => {
  const databaseUrl = await newPostgresDatabaseWithoutTables();
  const client = await connect(databaseUrl);
  await runMigrations(drizzle(client), migrations.slice(0, -1));
  await client.end();
  expect(await open(databaseUrl)).toEqual([
    { kind: "begun", migration: last?.tag },
    { kind: "done", migration: last?.tag, ms: expect.any(Number) },
    { kind: "ready" },
  ]);
  expect(await open(databaseUrl, { mayMigrate: false })).toEqual([{ kind: "ready" }]);
});

it("gives up its place while others use a table, names them, and tries again", async () => {
  const url = await newPostgresDatabaseWithoutTables();
  const [migrating, reader] = [await connect(url), await connect(url, "nightly dump")];
  const tables: Tables = drizzle(migrating);
  await runMigrations(tables, migrations);
  await reader.query("begin");
  await reader.query("lock table submission in access share mode");
  const news: MigrationNews[] = [];
  await runMigrations(tables, [next], (one) => {
    news.push(one);
    if (one.kind === "blocked") void reader.query("commit");
  });
  expect(news).toEqual([
    { kind: "begun", migration: next.tag },
    {
      kind: "blocked",
      migration: next.tag,
      seconds: 1,
      transactions: [expect.stringMatching(/^nightly dump \(process \d+, open for \d+ s\)$/)],
    },
    { kind: "done", migration: next.tag, ms: expect.any(Number) },
  ]);
  await Promise.all([migrating.end(), reader.end()]);
});

async function connect(url: string, name = ""): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: name });
  await client.connect();
  return client;
}
