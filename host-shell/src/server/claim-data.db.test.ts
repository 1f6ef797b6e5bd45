import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { launchApiProcess, startApiProcess } from "./testing/api-process.ts";

it("lets a server with PostgreSQL start when the one before it in its DATA_DIR has stopped", async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "claim-data-"));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  const environment = { DATA_DIR, DATABASE_URL: await newPostgresDatabase() };
  const first = await startApiProcess(environment);
  const second = await launchApiProcess(environment);
  await expect
    .poll(() => second.logged(), { timeout: 10_000 })
    .toContainEqual(
      expect.objectContaining({
        level: "warn",
        msg: "waiting for another server that uses DATA_DIR",
        folder: DATA_DIR,
      }),
    );
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(503);
  expect(await first.terminate()).toBe(0);
  await second.ready;
  expect(await second.terminate()).toBe(0);
});
