import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { launchApiProcess, type StartingApiProcess } from "./testing/api-process.ts";

let dataDir: string;
let url: string;
let other: Client;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "away-at-start-"));
  url = await newPostgresDatabase();
  other = await connect();
});
afterEach(async () => {
  await other.end();
  await rm(dataDir, { recursive: true, force: true });
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

const name = () => new URL(url).pathname.slice(1);

const start = (settings: Readonly<Record<string, string>> = {}) =>
  launchApiProcess({ DATA_DIR: dataDir, DATABASE_URL: url, ...settings });

const healthOf = (server: StartingApiProcess) =>
  Promise.all(
    ["healthz", "readyz"].map(async (path) => {
      const answer = await fetch(`${server.url}/${path}`);
      return [answer.status, await answer.json()];
    }),
  );

async function expectToWaitUntil(server: StartingApiProcess, heal: () => Promise<unknown>): Promise<void> {
  await expect
    .poll(() => server.logged(), { timeout: 10_000 })
    .toContainEqual(expect.objectContaining({ level: "warn", msg: "the start waits for the database" }));
  expect(await healthOf(server)).toEqual([
    [200, { status: "alive" }],
    [503, { status: "not ready", missing: ["running", "database"] }],
  ]);
  await heal();
  await server.ready;
  expect(await server.terminate()).toBe(0);
}

it("waits for a database that takes no writes", async () => {
  await other.query(`alter database ${name()} set default_transaction_read_only = on`);
  await expectToWaitUntil(await start(), () =>
    other.query(`alter database ${name()} reset default_transaction_read_only`),
  );
});

it("waits for a table that another transaction keeps", async () => {
  await other.query("begin");
  await other.query("lock table server_secret");
  await expectToWaitUntil(await start({ DATABASE_LOCK_SECONDS: "1" }), () => other.query("commit"));
});

it("waits for a PostgreSQL that has no connection left, and ends on SIGTERM meanwhile", async () => {
  await other.query("create role one_connection login connection limit 0");
  const poor = new URL(url);
  poor.username = "one_connection";
  const server = await start({ DATABASE_URL: poor.href });
  await expect
    .poll(() => server.logged(), { timeout: 10_000 })
    .toContainEqual(
      expect.objectContaining({
        msg: "the start waits for the database",
        reason: 'too many connections for role "one_connection"',
      }),
    );
  expect(await server.terminate()).toBe(0);
  await other.query("drop role one_connection");
});

it("says in one sentence, without values, why it cannot use a database", async () => {
  await other.query("alter table server_secret rename column value to other");
  const server = await start();
  await expect(server.ready).rejects.toThrow(/\n?The server did not start: column "value" does not exist\.\n$/);
  expect(await server.output()).not.toMatch(/params|^\s+at /m);
  expect(server.logged()).toContainEqual(expect.objectContaining({ level: "fatal", msg: "the server did not start" }));
});
