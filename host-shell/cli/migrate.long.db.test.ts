import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { releaseMigrations } from "../src/database/release-migrations.ts";
import { runMigrations } from "../src/database/run-migrations.ts";
import { newPostgresDatabaseWithoutTables } from "../src/database/testing/each-database.ts";
import { runCommand } from "./testing/run-command.ts";

const script = join(import.meta.dirname, "migrate.ts");
const lastMigrations = releaseMigrations().slice(26);

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "migrate-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it("shows what is pending with its locks and sizes, runs it, and has nothing to do afterwards", async () => {
  const url = await newPostgresDatabaseWithoutTables();
  const client = new Client({ connectionString: url });
  await client.connect();
  await runMigrations(drizzle(client), releaseMigrations().slice(0, 26));
  const environment = { DATA_DIR: dataDir, DATABASE_URL: url };

  const check = await runCommand(script, ["--check"], { environment });
  expect(check.code).toBe(3);
  expect(check.said).toContain(
    [
      `${lastMigrations.length} migrations are pending. Each is one transaction: its locks are kept until its end.`,
      "",
      "0026_proof-of-sessions",
      '  ALTER TABLE "member_session" ADD COLUMN "authenticated_at" timestamp with time zone;',
      "    member_session: ACCESS EXCLUSIVE blocks reads and writes; neither reads nor rewrites the rows; 0.0 MB, rows not counted yet",
      "",
    ].join("\n"),
  );
  const { rows } = await client.query("select count(*)::int as ran from drizzle.__drizzle_migrations");
  expect(rows).toEqual([{ ran: 26 }]);
  await client.end();

  const run = await runCommand(script, [], { environment });
  expect(run.code).toBe(0);
  expect(run.said.replaceAll(/\d+ ms/g, "… ms").split("\n")).toEqual([
    ...lastMigrations.flatMap(({ tag }) => [`${tag} runs.`, `${tag} is done after … ms.`]),
    "The database is up to date.",
  ]);
  expect(await runCommand(script, ["--check"], { environment })).toEqual({
    code: 0,
    said: "The database is up to date.",
  });
});

it("says why it cannot look at a database", async () => {
  expect(
    await runCommand(script, ["--check"], { environment: { DATABASE_URL: "postgres://site@127.0.0.1:1/site" } }),
  ).toEqual({
    code: 1,
    said: "The PostgreSQL of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.",
  });
});
