import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { lineTo } from "../database/testing/line-to.ts";
import { startApiProcess } from "./testing/api-process.ts";
import { uploaded } from "./testing/cv-calls.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "hangs-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it("stops during a review when its PostgreSQL no longer answers", async () => {
  const line = await lineTo(await newPostgresDatabase());
  const server = await startApiProcess({ DATA_DIR: dataDir, DATABASE_URL: line.url, HOLD_REVIEWS: "1" });
  await uploaded(server.url, "%PDF- Hanne Holm");
  line.hang();
  expect(await server.terminate()).toBe(0);
  expect(await server.output()).toContain("the database did not answer when the server stopped");
  line.close();
});

it("answers every call with 503 and a time to retry while its PostgreSQL is away", async () => {
  const line = await lineTo(await newPostgresDatabase());
  const server = await startApiProcess({ DATA_DIR: dataDir, DATABASE_URL: line.url });
  line.close();
  const cookie = `__Host-session=${"a".repeat(43)}`;
  const answer = await fetch(`${server.url}/api/session`, { headers: { cookie } });
  expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
    503,
    "5",
    { errorKey: "genericError", message: { id: answer.headers.get("x-correlation-id") } },
  ]);
  expect(await server.terminate()).toBe(0);
});
