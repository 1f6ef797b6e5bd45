import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { cv, cvReview } from "../services/cv-store/cv-store.tables.ts";

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "erase-"));
  database = await openEmbedded(folder);
});
afterEach(() => database.tables.delete(cv));
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const patient = new AbortController().signal;

/** Stores a CV of one MB and its review. The words are in the file, the picture and the text. */
async function keep(words: string): Promise<string> {
  const id = crypto.randomUUID();
  const bytes = new Uint8Array(1_000_000).map((_, index) => index % 251);
  bytes.set(new TextEncoder().encode(words), 500_000);
  await database.tables.insert(cv).values({ id, bytes, pages: 1, words: 60, language: "en" });
  const thumbnail = bytes.slice(400_000, 600_000);
  await database.tables.insert(cvReview).values({ cvId: id, areas: [], thumbnail, text: words, language: "en" });
  return id;
}

async function files(): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function filesWith(words: string): Promise<number> {
  const contents = await Promise.all((await files()).map((file) => readFile(file)));
  return contents.filter((content) => content.includes(words)).length;
}

async function bytesOnDisk(): Promise<number> {
  const sizes = await Promise.all((await files()).map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

it("leaves nothing of deleted CVs in any file, and the other CVs complete", async () => {
  const gone = await keep("Hemmelige Hanne");
  const stays = await keep("Blivende Bente");
  await database.tables.delete(cv).where(eq(cv.id, gone));
  expect(await filesWith("Hemmelige Hanne")).toBeGreaterThan(0);
  await database.eraseDeleted(patient);
  expect(await filesWith("Hemmelige Hanne")).toBe(0);
  const [left] = await database.tables.select({ id: cv.id, bytes: cv.bytes }).from(cv);
  expect([left?.id, Buffer.from(left?.bytes ?? []).includes("Blivende Bente")]).toEqual([stays, true]);
});

it("releases the space, however often CVs come and go", async () => {
  await database.eraseDeleted(patient);
  const before = await bytesOnDisk();
  for (let month = 0; month < 3; month += 1) {
    for (let count = 0; count < 10; count += 1) await keep("Hanne Holm");
    await database.tables.delete(cv);
    await database.eraseDeleted(patient);
  }
  expect((await bytesOnDisk()) - before).toBeLessThan(1_000_000);
});

it("continues after a restart where it was interrupted", async () => {
  await keep("Hemmelige Hanne");
  await database.tables.delete(cv);
  await database.eraseDeleted(AbortSignal.abort());
  await database.close();
  database = await openEmbedded(folder);
  expect(await filesWith("Hemmelige Hanne")).toBeGreaterThan(0);
  await database.eraseDeleted(patient);
  expect(await filesWith("Hemmelige Hanne")).toBe(0);
});

it("lets other queries run between one part and the next", async () => {
  for (let count = 0; count < 20; count += 1) await keep("Hanne Holm");
  let answers = 0;
  const timer = setInterval(() => void database.tables.execute(sql`select 1`).then(() => (answers += 1)));
  await database.eraseDeleted(patient);
  clearInterval(timer);
  expect(answers).toBeGreaterThan(5);
});
