import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newPostgresDatabaseWithoutTables } from "../database/testing/each-database.ts";
import { launchApiProcess, type StartingApiProcess } from "./testing/api-process.ts";

let dataDir: string;
let url: string;
let other: Client;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "start-order-"));
  url = await newPostgresDatabaseWithoutTables();
  other = new Client({ connectionString: url, application_name: "host-shell web-1 77" });
  await other.connect();
  await other.query("select pg_advisory_lock(7233501)");
});

afterEach(async () => {
  await other.end();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (settings: Readonly<Record<string, string>> = {}) =>
  launchApiProcess({ DATA_DIR: dataDir, DATABASE_URL: url, ...settings });

const readinessOf = async (server: StartingApiProcess) => {
  const answer = await fetch(`${server.url}/readyz`);
  return [answer.status, await answer.json()];
};

const waitsForMigration = (server: StartingApiProcess) =>
  expect
    .poll(() => readinessOf(server), { timeout: 10_000 })
    .toEqual([503, { status: "not ready", missing: ["running", "migration"] }]);

it("answers /healthz while another process migrates, says which, and starts when that one is done", async () => {
  const server = await start();
  await waitsForMigration(server);
  const alive = await fetch(`${server.url}/healthz`);
  expect([alive.status, await alive.json()]).toEqual([200, { status: "alive" }]);
  const call = await fetch(`${server.url}/api/session`);
  expect([call.status, call.headers.get("retry-after"), await call.json()]).toEqual([
    503,
    "5",
    { errorKey: "genericError", message: { id: call.headers.get("x-correlation-id") } },
  ]);
  await other.query("select pg_advisory_unlock_all()");
  await server.ready;
  expect(await readinessOf(server)).toEqual([200, expect.objectContaining({ status: "ready" })]);
  expect(await server.terminate()).toBe(0);
  const lines = (await server.output()).split("\n").map((line) => (line.startsWith("{") ? JSON.parse(line) : line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: "warn",
      msg: "waiting for another process that migrates or restores the database",
      holder: expect.stringMatching(/^host-shell web-1 77 \(process \d+\)$/),
    }),
  );
});

it("ends on SIGTERM while it waits", async () => {
  const server = await start();
  await waitsForMigration(server);
  expect(await server.terminate()).toBe(0);
  expect(await server.output()).toContain("stopped during the start");
});

it("waits as well with MIGRATE_AT_START=0, then refuses a database that still lacks migrations", async () => {
  const server = await start({ MIGRATE_AT_START: "0" });
  await waitsForMigration(server);
  await other.query("select pg_advisory_unlock_all()");
  await expect(server.ready).rejects.toThrow(
    /The database lacks \d+ migrations of this release \(0000_cv-check, .*\): run npm run migrate, or set MIGRATE_AT_START=1\./,
  );
});
