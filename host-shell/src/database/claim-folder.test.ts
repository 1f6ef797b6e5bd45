import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StartRefused } from "../settings/start-refused.ts";
import { claimFolder, claimFolderInTime } from "./claim-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "claim-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("grants a folder to one process at a time", () => {
  const first = claimFolder(folder);
  expect(() => claimFolder(folder)).toThrow(StartRefused);
  first.release();
  claimFolder(folder).release();
});

it("waits for a server that stops, and refuses one that goes on", async () => {
  const first = claimFolder(folder);
  await expect(claimFolderInTime(folder, { longestMs: 0, onWait: () => undefined })).rejects.toThrow(
    new StartRefused(
      `The data folder ${folder} is in use by another running server: stop that one, or give this one its own DATA_DIR.`,
    ),
  );
  const waiting = Promise.withResolvers<void>();
  const second = claimFolderInTime(folder, { longestMs: 60_000, onWait: waiting.resolve });
  await waiting.promise;
  first.release();
  (await second).release();
});

it("creates a missing folder", () => {
  const place = join(folder, "data/of/this/site");
  claimFolder(place).release();
  expect(existsSync(place)).toBe(true);
});

it("refuses a file, and a path below one", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  for (const place of [file, join(file, "data")]) {
    expect(() => claimFolder(place)).toThrow(
      new StartRefused(`DATA_DIR ${place} cannot be a folder: set it to one that this server may make and write to.`),
    );
  }
});

it("refuses a place where no folder can be created, without trying for ever", () => {
  const place = "/proc/data/of/this/site";
  const source = `import { claimFolder } from ${JSON.stringify(import.meta.resolve("./claim-folder.ts"))};
    try { claimFolder("${place}") } catch (error) { console.log(error.message) }`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", source], {
    encoding: "utf8",
    timeout: 10_000,
  });
  expect(stdout).toBe(`DATA_DIR ${place} cannot be a folder: set it to one that this server may make and write to.\n`);
});

it("refuses a folder that is not writable", async () => {
  // A folder replaces the file, since root ignores permissions.
  await mkdir(join(folder, "in-use.lock"));
  expect(() => claimFolder(folder)).toThrow(
    new StartRefused(
      `DATA_DIR ${folder} cannot be written to: let the user of this server write there, or set another folder.`,
    ),
  );
});

it("distinguishes a lock that cannot be written from one that another server holds", async () => {
  await writeFile(join(folder, "in-use.lock"), "this is not a lock");
  expect(() => claimFolder(folder)).toThrow(
    new StartRefused(
      `DATA_DIR ${folder} cannot be written to: let the user of this server write there, or set another folder.`,
    ),
  );
});
