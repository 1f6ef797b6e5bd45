import { lstatSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../server/free-port.ts";
import { startServer } from "../server/start-server.ts";
import { expect, test } from "../test.ts";

let place: string;
test.beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "e2e-"));
});
test.afterEach(() => rm(place, { recursive: true }));

/** Files and folders below `folder` that other users may use, with their permissions. */
async function openBelow(folder: string): Promise<readonly string[]> {
  const names = ["", ...(await readdir(folder, { recursive: true }))];
  return names
    .map((name) => [name, lstatSync(join(folder, name), { throwIfNoEntry: false })?.mode ?? 0] as const)
    .filter(([, mode]) => (mode & 0o077) !== 0)
    .map(([name, mode]) => `${name} ${(mode & 0o777).toString(8)}`);
}

test("what others could read of the data is closed at the start, and stays closed", async () => {
  const [dataDir, uploads] = [join(place, "data"), join(place, "uploads")];
  const content = { [dataDir]: ["database.begun", "layouts"], [uploads]: ["stored", "incoming"] };
  for (const [folder, names] of Object.entries(content)) {
    for (const name of names) await mkdir(join(folder, name), { recursive: true });
    await chmod(folder, 0o755);
  }
  for (const file of [join(dataDir, "layouts/a.json"), join(uploads, "stored/b")]) {
    await writeFile(file, "{}");
    await chmod(file, 0o666);
  }
  const settings = { UPLOADS_DIR: uploads };
  const server = await startServer({ port: await freePort(), dataDir, settings });
  expect([await openBelow(dataDir), await openBelow(uploads)]).toEqual([[], []]);
  await server.stop();
  expect([await openBelow(dataDir), await openBelow(uploads)]).toEqual([[], []]);
});

test("a server does not start on data that it cannot close, and says what to do", async () => {
  const dataDir = join(place, "data");
  await mkdir(join(place, "elsewhere"), { recursive: true });
  await mkdir(dataDir);
  await symlink(join(place, "elsewhere"), join(dataDir, "uploads"));
  await expect(startServer({ port: await freePort(), dataDir })).rejects.toThrow(
    /DATA_DIR \S+\/uploads is a link to \S+, outside of the folder: move the files here/,
  );
});
