import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { Readiness } from "shared-runtime/api/health.ts";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { cv } from "../services/cv-store/cv-store.tables.ts";
import { startApiProcess } from "./testing/api-process.ts";

const entry = pathToFileURL(join(import.meta.dirname, "testing/wrong-clock.entry.ts")).href;
const soon = { timeout: 30_000, interval: 100 };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "wrong-clock-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe.each([
  {
    name: "the embedded database",
    url: async () => undefined,
    wrong: { offsetSeconds: 0, jumpSeconds: 3_456_000 },
    says: "the database was not used for long, or its clock is wrong: nothing is deleted for a day",
  },
  {
    name: "PostgreSQL",
    url: newPostgresDatabase,
    wrong: { offsetSeconds: 3_456_000, jumpSeconds: 0 },
    says: "the clocks of this server and of the database are apart: nothing is deleted until they agree",
  },
])("a server on $name whose clock is 40 days ahead", ({ url, wrong, says }) => {
  it("deletes no CV at its start, says so, and deletes the old ones when its clock is right", async () => {
    const databaseUrl = await url();
    const using = async <Result>(work: (tables: Database["tables"]) => Promise<Result>): Promise<Result> => {
      const { tables, close } = await openDatabase({ dataDir, databaseUrl, onConnectionLost: () => undefined });
      const result = await work(tables);
      await close();
      return result;
    };
    const stored = () =>
      using(async (tables) => (await tables.select({ pages: cv.pages }).from(cv)).map(({ pages }) => pages));
    /** The number of pages is the age of the CV in days. */
    await using(async (tables) => {
      for (const pages of [0, 31]) {
        const uploadedAt = sql`now() - make_interval(days => ${pages})`;
        const bytes = new Uint8Array([1]);
        await tables
          .insert(cv)
          .values({ id: crypto.randomUUID(), bytes, pages, words: 60, language: "da", uploadedAt });
      }
    });
    const start = () =>
      startApiProcess({
        DATA_DIR: dataDir,
        CLOCK_AHEAD_DAYS: "40",
        NODE_OPTIONS: `--import=${entry}`,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      });
    const readiness = async (server: { readonly url: string }) =>
      v.parse(Readiness, await (await fetch(`${server.url}/readyz`)).json());

    const first = await start();
    const { clock, ...ready } = await readiness(first);
    expect(ready).toEqual({ status: "ready", warnings: ["clock"] });
    for (const key of ["offsetSeconds", "jumpSeconds"] as const)
      expect(Math.abs((clock?.[key] ?? 0) - wrong[key])).toBeLessThan(30);
    expect(await first.terminate()).toBe(0);
    expect(await first.output()).toContain(says);
    expect(new Set(await stored())).toEqual(new Set([0, 31]));

    const second = await start();
    second.signal("SIGUSR2");
    await vi.waitFor(async () => expect(await readiness(second)).toEqual({ status: "ready" }), soon);
    expect(await second.terminate()).toBe(0);
    expect(await second.output()).toContain("the clocks are right again: deletion goes on");
    expect(await stored()).toEqual([0]);
  }, 60_000);
});
