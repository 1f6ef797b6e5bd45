import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cv } from "../services/cv-store/cv-store.tables.ts";
import { StartRefused } from "../settings/start-refused.ts";
import { openEmbedded } from "./embedded.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "embedded-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("keeps its rows when it is closed and opened again", async () => {
  const id = crypto.randomUUID();
  const first = await openEmbedded(folder);
  await first.tables.insert(cv).values({ id, bytes: new Uint8Array([0, 255]), pages: 1, words: 60, language: "en" });
  await first.close();
  const second = await openEmbedded(folder);
  expect(await second.tables.select({ id: cv.id, bytes: cv.bytes }).from(cv)).toEqual([
    { id, bytes: new Uint8Array([0, 255]) },
  ]);
  await second.close();
});

it("refuses a start with one sentence if it ends itself while it is opened, and can be tried again", async () => {
  await (await openEmbedded(folder)).close();
  await writeFile(join(folder, "database", "global", "pg_control"), "");
  const refusal = new StartRefused(
    `The embedded database in DATA_DIR ${folder} cannot be opened: it has ended itself. Start again; if that does not help, restore a backup.`,
  );
  for (let attempts = 0; attempts < 2; attempts += 1) await expect(openEmbedded(folder)).rejects.toEqual(refusal);
});
