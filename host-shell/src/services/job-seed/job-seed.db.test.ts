import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { job, jobDeletion } from "../job-store/job-store.tables.ts";
import { serverSecret } from "../../security/server-secrets.tables.ts";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { createLogger } from "../../logging/logger.ts";
import { importPostings } from "../job-store/import-postings.ts";
import { createJobStore, type JobStore } from "../job-store/job-store.ts";
import { postingOf } from "../job-store/testing/postings.ts";
import { createJobSeed } from "./job-seed.ts";

const day = 24 * 60 * 60_000;
const log = createLogger("silent");

eachDatabase("the generated postings", (tables) => {
  let store: JobStore;
  let changes: number;
  beforeEach(async () => {
    await tables().delete(job);
    await tables().delete(jobDeletion);
    await tables().delete(serverSecret);
    store = createJobStore(tables());
    changes = 0;
  });

  const onChanged = () => {
    changes += 1;
  };
  const seedAfter = (days: number, put: JobStore["put"] = (postings) => store.put(postings)) =>
    createJobSeed({
      tables: tables(),
      store,
      importPostings: (postings, now) => importPostings({ put }, postings, now),
      log,
      onChanged,
      count: 250,
      now: () => new Date(Date.now() + days * day),
    });
  const dueUntil = async (days: number) => {
    const rows = await tables().select({ validThrough: job.validThrough }).from(job);
    return rows.filter(({ validThrough: end }) => end && end.getTime() < Date.now() + days * day).length;
  };

  it("fill a store that never had any, once", async () => {
    expect(await seedAfter(0).sweep()).toBe(250);
    expect(await store.stats()).toMatchObject({ shown: 250, removed: 0 });
    const revision = await store.lastRevision();
    expect([await seedAfter(0).sweep(), await store.lastRevision(), changes]).toEqual([0, revision, 3]);
  });

  it("are not put into a store with other postings, also after those were removed", async () => {
    await store.put([postingOf("a:1")]);
    expect(await seedAfter(0).sweep()).toBe(0);
    await store.remove(["a:1"]);
    expect(await seedAfter(0).sweep()).toBe(0);
    expect(await store.stats()).toMatchObject({ shown: 0, removed: 1 });
  });

  it("are completed at the next start if the first was killed midway", async () => {
    let calls = 0;
    const killed = seedAfter(0, async (postings) => {
      calls += 1;
      if (calls === 2) throw new Error("killed");
      return store.put(postings);
    });
    await expect(killed.sweep()).rejects.toThrow("killed");
    expect(await store.stats()).toMatchObject({ shown: 100 });
    expect(await seedAfter(0).sweep()).toBe(250);
    expect(await store.stats()).toMatchObject({ shown: 250 });
  });

  it("are renewed before their deadline passes, under the same identifiers", async () => {
    await seedAfter(0).sweep();
    const before = await store.identifiers("", 1_000);
    const due = await dueUntil(31);
    expect(due).toBeGreaterThan(30);
    expect(await seedAfter(30).sweep()).toBe(due);
    expect([await dueUntil(31), await store.identifiers("", 1_000)]).toEqual([0, before]);
  });

  it("are renewed after three months if they have no deadline but say when they were posted", async () => {
    await seedAfter(0).sweep();
    const oldest = async () => {
      const rows = await tables()
        .select({ postedAt: job.postedAt })
        .from(job)
        .where(and(isNull(job.validThrough), eq(job.saysPostedAt, true)));
      return Math.min(...rows.map(({ postedAt }) => postedAt.getTime()));
    };
    expect(await oldest()).toBeLessThan(Date.now() - 20 * day);
    await seedAfter(95).sweep();
    expect(await oldest()).toBeGreaterThan(Date.now() + 60 * day);
  });

  it("are renewed after months without a server", async () => {
    await seedAfter(0).sweep();
    await tables()
      .update(job)
      .set({ validThrough: sql`now() - interval '1 day'` });
    expect(await store.sweep()).toBe(250);
    expect(await seedAfter(0).sweep()).toBe(250);
    expect(await store.stats()).toMatchObject({ shown: 250, removed: 0 });
  });

  it("are not renewed after an operator removed them", async () => {
    await seedAfter(0).sweep();
    await store.remove(["eksempelopslag:7"]);
    await seedAfter(90).sweep();
    const [row] = await tables().select().from(job).where(eq(job.identifier, "eksempelopslag:7"));
    expect(row!.removedAt).not.toBeNull();
    expect(await store.stats()).toMatchObject({ removed: 1 });
  });
});
