import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { expect, it, vi } from "vitest";
import { StartRefused } from "../settings/start-refused.ts";
import { newPostgresDatabase, newPostgresDatabaseWithoutTables } from "./testing/each-database.ts";
import { openPostgres } from "./postgres.ts";
import { otherServers, ownApplication, serverName } from "./servers-of-database.ts";

it("says why a PostgreSQL cannot be used, without its password", async () => {
  const nowhere = openPostgres("postgres://site:geheim@127.0.0.1:1/site", () => undefined);
  await expect(nowhere).rejects.toThrow(
    new StartRefused("The PostgreSQL of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1."),
  );
});

it("says which permissions its user needs", async () => {
  const url = new URL(await newPostgresDatabaseWithoutTables());
  const owner = new Client({ connectionString: url.href });
  await owner.connect();
  const name = `guest_${randomUUID().replaceAll("-", "")}`;
  await owner.query(`create role ${name} login`);
  await owner.end();
  url.username = name;
  await expect(openPostgres(url.href, () => undefined)).rejects.toThrow(
    new StartRefused(
      `The PostgreSQL of DATABASE_URL cannot be brought up to date: permission denied for database ${url.pathname.slice(1)}. ` +
        "Let its user create schemas in the database, and tables in the schema public.",
    ),
  );
});

it("is migrated by many processes at once, and again later", async () => {
  const url = await newPostgresDatabaseWithoutTables();
  const open = () => openPostgres(url, () => undefined);
  const databases = await Promise.all(Array.from({ length: 5 }, open));
  databases.push(await open());
  const counts = await Promise.all(databases.map(({ tables }) => tables.execute("select count(*)::int as n from cv")));
  expect(counts).toHaveLength(6);
  await Promise.all(databases.map(({ close }) => close()));
});

it("tells servers apart that have the same host name and process id, as in containers", async () => {
  const url = await newPostgresDatabase();
  vi.resetModules();
  const copy = await import("./postgres.ts");
  const [one, other] = [await openPostgres(url, () => undefined), await copy.openPostgres(url, () => undefined)];
  const names = [await ownApplication(one.tables), await ownApplication(other.tables)];
  expect(names).toEqual(names.map(() => expect.stringMatching(/^host-shell \S{1,27} \d+ [\da-f]{8}$/)));
  expect((await otherServers(one.tables)).map(({ application }) => application)).toEqual([names[1]]);
  expect(names.map(serverName)).toEqual(names.map(() => expect.stringMatching(/^\S+ \(process \d+\)$/)));
  expect(serverName("host-shell web-2 4711")).toBe("web-2 (process 4711)");
  await Promise.all([one.close(), other.close()]);
});

it("rejects a transaction whose connection is lost, and goes on with another", async () => {
  const { tables, close } = await openPostgres(await newPostgresDatabase(), () => undefined);
  const lost = tables.transaction(async (transaction) => {
    await transaction.execute("select pg_terminate_backend(pg_backend_pid())");
  });
  await expect(lost).rejects.toThrow(/^Failed query|^Connection terminated/);
  await tables.execute("select 1");
  await close();
});
