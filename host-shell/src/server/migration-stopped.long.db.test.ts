import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, assert, beforeEach, expect, it, vi } from "vitest";
import { newPostgresDatabaseWithoutTables } from "../database/testing/each-database.ts";
import { launchApiProcess, type StartingApiProcess } from "./testing/api-process.ts";

let dataDir: string;
let administrator: Client;
let server: StartingApiProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "migration-stopped-"));
  const url = await newPostgresDatabaseWithoutTables();
  administrator = new Client({ connectionString: url });
  await administrator.connect();
  // Simulates the migration of a large table.
  await administrator.query(`
    create function take_long() returns event_trigger language plpgsql as 'begin perform pg_sleep(60); end';
    create event trigger slow on ddl_command_end when tag in ('CREATE TABLE') execute function take_long()`);
  server = await launchApiProcess({ DATA_DIR: dataDir, DATABASE_URL: url });
  await vi.waitFor(async () => assert.deepEqual(await migratingSessions(), ["PgSleep"]), { timeout: 10_000 });
});
afterEach(async () => {
  await administrator.end();
  await rm(dataDir, { recursive: true, force: true });
});

/** What each session waits for. */
async function migratingSessions(): Promise<readonly unknown[]> {
  const { rows } = await administrator.query<{ readonly event: unknown }>(
    "select wait_event as event from pg_stat_activity where datname = current_database() and application_name like 'host-shell-migrate%'",
  );
  return rows.map(({ event }) => event);
}

it("ends with its process when that gets SIGTERM", async () => {
  expect(await server.terminate()).toBe(0);
  await expect.poll(migratingSessions).toEqual([]);
});

it("ends soon after its process was killed", async () => {
  await server.kill();
  await expect.poll(migratingSessions, { timeout: 10_000 }).toEqual([]);
});
