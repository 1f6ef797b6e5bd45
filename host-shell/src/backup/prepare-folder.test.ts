import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BackupRefused } from "./backup-refused.ts";
import { prepareFolder } from "./prepare-folder.ts";
import { folderOfTest } from "./testing/folder-of-test.ts";

async function newFolders() {
  const home = await folderOfTest();
  const [dataDir, widgetsDir, uploadsDir] = [join(home, "data"), join(home, "widgets"), join(home, "uploads")];
  mkdirSync(dataDir);
  return { home, settings: { dataDir, widgetsDir, uploadsDir } };
}

it("makes a folder next to those of the server, which may have a similar name", async () => {
  const { home, settings } = await newFolders();
  prepareFolder(join(home, "data-of-backups/first"), settings);
  expect(readdirSync(join(home, "data-of-backups/first"))).toEqual([]);
});

it.each([
  ["DATA_DIR", "data/backup"],
  ["DATA_DIR", "data"],
  ["WIDGETS_DIR", "widgets/a/backup"],
  ["UPLOADS_DIR", "uploads/backup"],
  ["DATA_DIR", "link/backup"],
])("refuses a folder in %s: %s", async (setting, path) => {
  const { home, settings } = await newFolders();
  symlinkSync(settings.dataDir, join(home, "link"));
  const folder = join(home, path);
  expect(() => prepareFolder(folder, settings)).toThrow(BackupRefused);
  expect(() => prepareFolder(folder, settings)).toThrow(`${folder} is in ${setting} `);
  expect(existsSync(join(settings.dataDir, "backup"))).toBe(false);
});

it("says which folder above is not writable", async () => {
  const { settings } = await newFolders();
  expect(() => prepareFolder("/proc/backups/first", settings)).toThrow(
    "The folder /proc/backups/first cannot be made: /proc is not writable (ENOENT).",
  );
});

it("refuses a folder with files, and a file", async () => {
  const { home, settings } = await newFolders();
  writeFileSync(join(home, "file"), "");
  expect(() => prepareFolder(home, { ...settings })).toThrow(`${home} is not empty`);
  expect(() => prepareFolder(join(home, "file/backup"), settings)).toThrow(/cannot be made: EEXIST/);
});
