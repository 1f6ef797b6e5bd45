import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closeFolder } from "./close-folder.ts";
import { StartRefused } from "./start-refused.ts";

const setting = "DATA_DIR";
const ours = new Set(["database", "key"]);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "close-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Creates files with permissions, and folders that are open to everybody. */
async function make(files: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, mode] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(join(path, ".."), { recursive: true });
    await writeFile(path, "");
    await chmod(path, mode);
  }
  for (const one of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (one.isDirectory()) await chmod(join(one.parentPath, one.name), 0o777);
  await chmod(folder, 0o755);
}

const modeOf = async (path: string) => ((await lstat(join(folder, path))).mode & 0o7777).toString(8);
const modes = async (...paths: readonly string[]) => Promise.all(paths.map(modeOf));

it("closes a folder with what is ours, however deep, and leaves the rest as it is", async () => {
  await make({ "database/base/1": 0o666, "database/base/2": 0o400, key: 0o640, "notes/of-the-operator": 0o755 });
  closeFolder(folder, { setting, ours });
  expect(await modes("", "database", "database/base", "database/base/1", "database/base/2", "key")).toEqual([
    "700",
    "700",
    "700",
    "600",
    "400",
    "600",
  ]);
  expect(await modes("notes", "notes/of-the-operator")).toEqual(["777", "755"]);
});

it("closes all without a list, and an empty folder", async () => {
  closeFolder(folder, { setting, ours });
  await make({ "a/b": 0o666 });
  closeFolder(folder, { setting });
  expect(await modes("", "a", "a/b")).toEqual(["700", "700", "600"]);
});

it("closes the folder that a link is set to", async () => {
  await make({ "real/key": 0o644 });
  await symlink(join(folder, "real"), join(folder, "link"));
  closeFolder(join(folder, "link"), { setting, ours });
  expect(await modes("real", "real/key")).toEqual(["700", "600"]);
});

it("follows no link, and refuses one that leaves the folder", async () => {
  await make({ "data/key": 0o600, "data/database/a": 0o600, "elsewhere/a": 0o644 });
  await symlink("a", join(folder, "data/database/b"));
  await symlink("nowhere", join(folder, "data/database/c"));
  const data = join(folder, "data");
  closeFolder(data, { setting, ours });
  const target = join(folder, "elsewhere");
  await symlink(target, join(folder, "data/database/d"));
  expect(() => closeFolder(data, { setting, ours })).toThrow(
    new StartRefused(
      `DATA_DIR ${data}/database/d is a link to ${target}, outside of the folder: move the files here, or name their place by a setting such as UPLOADS_DIR.`,
    ),
  );
  expect(await modes("elsewhere/a")).toEqual(["644"]);
});

it("refuses what belongs to another user", async () => {
  await make({ key: 0o600 });
  await chmod(folder, 0o700);
  expect(() => closeFolder(folder, { setting, ours, user: 4_711 })).toThrow(
    new StartRefused(
      `DATA_DIR ${folder} belongs to another user: give it to the user of this server with chown -R, or set another folder.`,
    ),
  );
});

it.each([
  ["has only other things", { "letter.txt": 0o644 }, 0o755],
  ["is for all users", { key: 0o600 }, 0o1777],
])("refuses an open folder that %s, and leaves it as it is", async (_, files, mode) => {
  await make(files);
  await chmod(folder, mode);
  expect(() => closeFolder(folder, { setting, ours })).toThrow(
    new StartRefused(
      `DATA_DIR ${folder} has other files, and other users may read it: set it to a folder of its own, or close it with chmod 700.`,
    ),
  );
  expect(await modeOf("")).toBe(mode.toString(8));
});

it("takes a closed folder that has other things", async () => {
  await make({ "letter.txt": 0o644 });
  await chmod(folder, 0o700);
  closeFolder(folder, { setting, ours });
  expect(await modes("letter.txt")).toEqual(["644"]);
});

it("refuses what cannot be closed", () => {
  // Nobody can change the permissions of these files, not even root.
  expect(() => closeFolder("/proc/self/net", { setting, user: 0 })).toThrow(StartRefused);
});
