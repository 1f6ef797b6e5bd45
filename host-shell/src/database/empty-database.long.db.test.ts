import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openEmbedded } from "./embedded.ts";
import { provideDatabase } from "./empty-database.ts";
import { cv } from "../services/cv-store/cv-store.tables.ts";

const makeEntry = fileURLToPath(new URL("testing/make-database.entry.ts", import.meta.url));

let dataDir: string;
let folder: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "empty-database-"));
  folder = join(dataDir, "database");
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Resolves with the CVs that a server finds when it starts on the folder. */
async function keptCvs(): Promise<unknown> {
  const { tables, close } = await openEmbedded(dataDir);
  const rows = await tables.select({ id: cv.id }).from(cv);
  await close();
  return rows;
}

it("is created if the build left no template", async () => {
  await provideDatabase(folder, join(dataDir, "no-template"));
  expect(await keptCvs()).toEqual([]);
});

it("has no other databases", async () => {
  const { tables, close } = await openEmbedded(dataDir);
  const databases = await tables.execute(sql`select datname from pg_database`);
  expect(databases).toMatchObject({ rows: [{ datname: "postgres" }] });
  await close();
});

it("is copied from the build's template, which stays unchanged", async () => {
  const template = join(dataDir, "template");
  // A copy of the build's template, or a new one if nothing was built.
  await provideDatabase(template);
  const before = await readdir(template, { recursive: true });
  await provideDatabase(folder, template);
  expect(await keptCvs()).toEqual([]);
  expect(await readdir(template, { recursive: true })).toEqual(before);
});

it("is never incomplete: a process that is killed while it creates one leaves the folder free for the next", async () => {
  const child = fork(makeEntry, [folder]);
  const made = vi.fn<() => void>();
  child.on("message", made);
  await vi.waitUntil(() => existsSync(`${folder}.begun/PG_VERSION`), { timeout: 50_000, interval: 5 });
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(made).not.toHaveBeenCalled();
  expect(existsSync(folder)).toBe(false);
  expect(await keptCvs()).toEqual([]);
  expect(existsSync(`${folder}.begun`)).toBe(false);
});

it("is left alone if it exists", async () => {
  await mkdir(folder);
  await writeFile(join(folder, "kept"), "");
  await provideDatabase(folder);
  expect(await readdir(folder)).toEqual(["kept"]);
});
