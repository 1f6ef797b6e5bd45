import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import {
  partOfKilled,
  partPath,
  remoteEntry,
  sampleVersion,
} from "../services/widget-registry/testing/sample-version.ts";
import { registryCaller, startRegistryServer } from "./testing/registry-server.ts";

const entry = fileURLToPath(new URL("../services/widget-registry/testing/halted-publisher.entry.ts", import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "killed-publisher-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each([
  ["the embedded database", async () => []],
  ["PostgreSQL", async () => [await newPostgresDatabase()]],
])(
  "a server that is killed after placing files and before the commit leaves no version and no part, on %s, and it can be published again",
  async (_, databaseUrl) => {
    const [dataDir, widgetsDir] = [join(folder, "data"), join(folder, "widgets")];
    const [DATABASE_URL] = await databaseUrl();
    const args = ["placed", dataDir, widgetsDir, ...(DATABASE_URL === undefined ? [] : [DATABASE_URL])];
    const publisher = fork(entry, args, { execArgv: [] });
    expect(await once(publisher, "message")).toEqual(["placed", undefined]);
    publisher.kill("SIGKILL");
    await once(publisher, "exit");
    const file = join(widgetsDir, "sample/2.0.0/remoteEntry.js");
    expect(await readFile(file, "utf8")).toBe(remoteEntry("the killed server"));
    const part = partPath(partOfKilled);
    expect(await readFile(join(widgetsDir, "sample/2.0.0", part), "utf8")).toBe(partOfKilled);

    const server = await startRegistryServer({
      DATA_DIR: dataDir,
      WIDGETS_DIR: widgetsDir,
      ...(DATABASE_URL !== undefined && { DATABASE_URL }),
    });
    try {
      expect(Object.keys((await server.document()).widgets["sample"]!.versions)).toEqual(["1.2.0+0123abcd"]);
      expect((await fetch(`${server.url}/widgets/sample/2.0.0/remoteEntry.js`)).status).toBe(404);
      const statusOfPart = async () => (await fetch(`${server.url}/widgets/${part}`)).status;
      expect(await statusOfPart()).toBe(404);

      const { files, store } = server.services.widgets;
      expect(await files.discardLeftovers(store.unlessPublished)).toBe(0);
      const incoming = join(widgetsDir, ".incoming");
      const longAgo = Date.now() / 1000 - 11 * 60;
      for (const name of await readdir(incoming)) await utimes(join(incoming, name), longAgo, longAgo);
      expect(await files.discardLeftovers(store.unlessPublished)).toBe(1);
      expect(await readdir(widgetsDir)).not.toContain("sample");
      expect(await readdir(incoming)).toEqual([]);

      const { token } = await registryCaller(server.url, () => "").issue("sample");
      const sample = sampleVersion("2.0.0");
      const answer = await registryCaller(server.url, () => token).publish(sample, { channel: "stable" });
      expect(answer.status).toBe(201);
      const served = await fetch(`${server.url}/widgets/sample/2.0.0/remoteEntry.js`);
      expect(await served.text()).toBe(sample.contents["remoteEntry.js"]);
      expect(await statusOfPart()).toBe(404);
    } finally {
      await server.stop();
    }
  },
);
