import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { expect, it, vi } from "vitest";
import { folderOfTest } from "../src/backup/testing/folder-of-test.ts";
import { newPlace, storeData, withTables } from "../src/backup/testing/stored-data.ts";
import { commandEnvironment } from "./testing/run-command.ts";

it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "deletes what it wrote when it gets %s, also while a query waits, and ends with 130",
  async (signal) => {
    const settings = await newPlace("PostgreSQL");
    const { dataDir, databaseUrl = "" } = settings;
    await withTables(settings, (tables) => storeData(tables, settings));
    const folder = join(await folderOfTest(), "backup");
    const other = new Client({ connectionString: databaseUrl });
    await other.connect();
    await other.query("begin; lock table widget_version in access exclusive mode");

    const script = fileURLToPath(new URL("./backup.ts", import.meta.url));
    const env = commandEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    const command = spawn(process.execPath, [script, folder], { env, stdio: ["ignore", "pipe", "inherit"] });
    const said = text(command.stdout);
    const exited = once(command, "exit");
    await vi.waitFor(() => expect(existsSync(join(folder, "tables/submission.ndjson"))).toBe(true), 10_000);
    command.kill(signal);
    expect(await exited).toEqual([130, null]);
    expect(await said).toContain("The backup was stopped, and what was written is deleted.");
    expect(readdirSync(folder)).toEqual([]);
    await other.end();
  },
);
