import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterEach, expect, it } from "vitest";
import type { Tables } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { newPostgresDatabase } from "./testing/each-database.ts";
import { type Line, lineTo } from "./testing/line-to.ts";

const impatient = { connections: 4, statementMs: 300, lockMs: 200, idleTransactionMs: 200 };
const largeAnswerEntry = fileURLToPath(new URL("testing/large-answer.entry.ts", import.meta.url));
/** More than the number of connections in the pool. */
const many = Array.from({ length: 6 }, (_, index) => index);

const opened: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function openTables(url: string): Promise<Tables> {
  const { tables, close } = await openPostgres(url, () => undefined, { limits: impatient });
  opened.unshift(close);
  return tables;
}

async function openLine(): Promise<{ readonly line: Line; readonly tables: Tables; readonly url: string }> {
  const url = await newPostgresDatabase();
  const line = await lineTo(url);
  opened.push(line.close);
  return { line, url, tables: await openTables(line.url) };
}

async function openClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  opened.unshift(() => client.end());
  return client;
}

const inTransaction = (tables: Tables) => tables.transaction((transaction) => transaction.execute(sql`select 1`));

/**
 * Waits until as many transactions as the pool has connections succeed at the same time, since a lost connection is
 * noticed only when it is used.
 */
async function expectWholePool(tables: Tables): Promise<void> {
  const answers = () => Promise.allSettled(many.map(() => inTransaction(tables)));
  await expect
    .poll(async () => (await answers()).map(({ status }) => status), { timeout: 10_000 })
    .toEqual(many.map(() => "fulfilled"));
}

it("has all connections again after PostgreSQL was silent and its connections were cut", async () => {
  const { line, tables } = await openLine();
  await expectWholePool(tables);
  line.hang();
  for (const attempt of [inTransaction, (all: Tables) => all.execute(sql`select 1`), inTransaction]) {
    const answers = await Promise.allSettled(many.map(() => attempt(tables)));
    expect(answers.map(({ status }) => status)).toEqual(many.map(() => "rejected"));
  }
  line.cut();
  line.resume();
  await expectWholePool(tables);
});

it("has all connections again after PostgreSQL was silent and then answered late", async () => {
  const { line, tables } = await openLine();
  await expectWholePool(tables);
  line.hang();
  await Promise.allSettled(many.map(() => inTransaction(tables)));
  line.resume();
  await expectWholePool(tables);
});

it("has all connections again after an administrator ended them during transactions", async () => {
  const url = await newPostgresDatabase();
  const tables = await openTables(url);
  const administrator = await openClient(url);
  for (let round = 0; round < 15; round += 1) {
    const working = Promise.allSettled(many.map(() => inTransaction(tables)));
    await administrator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await working;
  }
  await expectWholePool(tables);
});

it("closes a connection whose query timed out, with its transaction and locks", async () => {
  const url = await newPostgresDatabase();
  const tables = await openTables(url);
  await tables.execute(sql`create table taken (id int)`);
  const late = tables.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`select pg_advisory_xact_lock(7)`);
    await transaction.execute(sql`select pg_sleep(30)`).catch(() => undefined);
    // The connection of the query above must not run this statement in its transaction.
    await transaction.execute(sql`insert into taken values (1)`);
  });
  await expect(late).rejects.toThrow("Failed query");
  await Promise.all(many.map((id) => tables.execute(sql`insert into taken values (${id})`)));
  const administrator = await openClient(url);
  const { rows } = await administrator.query("select count(*)::int as n from taken");
  expect(rows).toEqual([{ n: many.length }]);
});

it("ends a transaction in which its server no longer asks anything", async () => {
  const url = await newPostgresDatabase();
  const [frozen, other] = [await openTables(url), await openTables(url)];
  const [holding, thawed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sleeping = frozen.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(7)`);
    holding.resolve();
    await thawed.promise;
    await transaction.execute(sql`select 1`);
  });
  await holding.promise;
  await expect
    .poll(() => other.transaction((transaction) => transaction.execute(sql`select pg_advisory_xact_lock(7)`)))
    .toBeDefined();
  thawed.resolve();
  await expect(sleeping).rejects.toMatchObject({ code: "25P03" });
  await expectWholePool(frozen);
});

it("ends a transaction whose server is frozen while it reads a large answer", async () => {
  const url = await newPostgresDatabase();
  const administrator = await openClient(url);
  const server = fork(largeAnswerEntry, [url], { execArgv: [] });
  opened.unshift(() => void server.kill("SIGKILL"));
  const locks = async () => {
    const { rowCount } = await administrator.query(
      "select from pg_locks where locktype = 'advisory' and objid = 7 and database = (select oid from pg_database where datname = current_database())",
    );
    return rowCount;
  };
  await expect.poll(locks, { timeout: 10_000 }).toBe(1);
  server.kill("SIGSTOP");
  await expect.poll(locks, { timeout: 15_000 }).toBe(0);
});

it("reports a lock that another one keeps, in time", async () => {
  const url = await newPostgresDatabase();
  const tables = await openTables(url);
  const holder = await openClient(url);
  await holder.query("select pg_advisory_lock(7)");
  const waiting = tables.transaction((transaction) => transaction.execute(sql`select pg_advisory_xact_lock(7)`));
  await expect(waiting).rejects.toMatchObject({ cause: { code: "55P03" } });
});
