import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StartRefused } from "../../settings/start-refused.ts";
import { prepareWidgetsDir } from "./prepare-widgets-dir.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "widgets-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("creates a missing folder, and leaves nothing in it that looks like a widget", async () => {
  const place = join(folder, "shared/widgets");
  prepareWidgetsDir(place);
  prepareWidgetsDir(place);
  expect(await readdir(place, { recursive: true })).toEqual([".incoming"]);
});

it("refuses a file, and a path below one", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  for (const place of [file, join(file, "widgets")]) {
    expect(() => prepareWidgetsDir(place)).toThrow(
      new StartRefused(
        `WIDGETS_DIR ${place} cannot be a folder: set it to one that this server may make and write to.`,
      ),
    );
  }
});

it.each([
  ["/proc/widgets/of/this/site", "cannot be a folder: set it to one that this server may make and write to."],
  ["/proc", "cannot be written to: let the user of this server write there, or set another folder."],
])("refuses %s, where no folder can be created, without endless attempts", (place, sentence) => {
  const source = `import { prepareWidgetsDir } from ${JSON.stringify(import.meta.resolve("./prepare-widgets-dir.ts"))};
    try { prepareWidgetsDir("${place}") } catch (error) { console.log(error.message) }`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", source], {
    encoding: "utf8",
    timeout: 10_000,
  });
  expect(stdout).toBe(`WIDGETS_DIR ${place} ${sentence}\n`);
});

it("refuses a folder that cannot be written", async () => {
  // A file blocks the folder, since root ignores permissions.
  await mkdir(join(folder, "widgets"));
  await writeFile(join(folder, "widgets/.incoming"), "");
  expect(() => prepareWidgetsDir(join(folder, "widgets"))).toThrow(
    new StartRefused(
      `WIDGETS_DIR ${folder}/widgets cannot be written to: let the user of this server write there, or set another folder.`,
    ),
  );
});
