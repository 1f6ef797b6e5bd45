import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { Database, Tables } from "../database.ts";
import { openEmbedded } from "../embedded.ts";
import { openPostgres } from "../postgres.ts";
import { cv } from "../../services/cv-store/cv-store.tables.ts";
import { serverSecret } from "../../security/server-secrets.tables.ts";
import { migratedTemplate } from "./postgres-server.ts";

/**
 * Runs the tests twice: on the embedded database and on a real PostgreSQL. A test that needs empty tables must call
 * `empty`.
 */
export function eachDatabase(title: string, tests: (tables: () => Tables) => void): void {
  describe.each([
    { name: "the embedded database", open: openInFolder },
    { name: "PostgreSQL", open: async () => openPostgres(await newPostgresDatabase(), () => undefined) },
  ])(`${title} on $name`, ({ open }) => {
    let database: Database | undefined;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database?.close());
    tests(() => {
      if (!database) throw new Error("The database is only open while tests run.");
      return database.tables;
    });
  });
}

async function openInFolder(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), "embedded-"));
  const database = await openEmbedded(folder);
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Creates a database without rows on the PostgreSQL of this test run and returns its address. */
export function newPostgresDatabase(): Promise<string> {
  return copyOf(migratedTemplate);
}

/** Like `newPostgresDatabase`, but without tables. */
export function newPostgresDatabaseWithoutTables(): Promise<string> {
  return copyOf("template1");
}

async function copyOf(template: string): Promise<string> {
  const server = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: `${server}postgres` });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return `${server}${name}`;
}

export async function empty(tables: Tables): Promise<void> {
  // Jobs and reviews are deleted together with their CV.
  await tables.delete(cv);
  await tables.delete(serverSecret);
}
