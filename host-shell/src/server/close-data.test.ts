import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { closeData } from "./close-data.ts";

let home: string;
const lines: Readonly<Record<string, unknown>>[] = [];
const log = createLogger("info", { write: (line) => lines.push(JSON.parse(line)) });
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "data-"));
  lines.length = 0;
});
afterEach(() => rm(home, { recursive: true }));

/** Calls `closeData` for a DATA_DIR and its two secrets with these permissions. */
async function close(ofFolder: number, ofSecrets: Readonly<Record<string, number>>) {
  const dataDir = join(home, "data");
  await mkdir(dataDir);
  for (const [name, mode] of Object.entries(ofSecrets)) {
    await writeFile(join(dataDir, name), "a secret");
    await chmod(join(dataDir, name), mode);
  }
  await chmod(dataDir, ofFolder);
  closeData({ dataDir, uploadsDir: join(dataDir, "uploads") }, log);
  return lines.map(({ level, setting, entries, secrets }) => ({ level, setting, entries, secrets }));
}

it("names secrets that others could read, and what to do", async () => {
  expect(await close(0o755, { "deploy-admin-token": 0o644, "bank-details-key": 0o640, "in-use.lock": 0o666 })).toEqual([
    { level: "warn", setting: "DATA_DIR", entries: 4, secrets: ["bank-details-key", "deploy-admin-token"] },
  ]);
  expect(lines[0]?.["msg"]).toMatch(/could read secrets .* replace them/);
});

it.each<[string, number, Readonly<Record<string, number>>]>([
  ["were closed themselves", 0o755, { "deploy-admin-token": 0o600 }],
  ["could be written alone", 0o755, { "deploy-admin-token": 0o622 }],
  ["were in a folder that nobody could enter", 0o744, { "deploy-admin-token": 0o644 }],
])("names no secrets that %s", async (_, ofFolder, ofSecrets) => {
  expect((await close(ofFolder, ofSecrets)).map(({ secrets, ...one }) => [one.setting, secrets])).toEqual([
    ["DATA_DIR", undefined],
  ]);
});

it("says nothing of a folder that was closed or is new", async () => {
  expect(await close(0o700, { "deploy-admin-token": 0o644 })).toEqual([]);
  const dataDir = join(home, "new");
  closeData({ dataDir, uploadsDir: join(dataDir, "uploads") }, log);
  expect([lines, ((await stat(dataDir)).mode & 0o777).toString(8)]).toEqual([[], "700"]);
});

it("names UPLOADS_DIR if that was open", async () => {
  const [dataDir, uploadsDir] = [join(home, "data"), join(home, "files")];
  await mkdir(join(uploadsDir, "stored"), { recursive: true });
  await chmod(uploadsDir, 0o755);
  closeData({ dataDir, uploadsDir }, log);
  expect(lines.map(({ setting, folder }) => [setting, folder])).toEqual([["UPLOADS_DIR", uploadsDir]]);
});
