import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { cv } from "../cv-store/cv-store.tables.ts";
import { job, jobDeletion } from "./job-store.tables.ts";
import { jobRating } from "../job-ratings/job-ratings.tables.ts";
import { serverSecret } from "../../security/server-secrets.tables.ts";
import { eachDatabase, newPostgresDatabase } from "../../database/testing/each-database.ts";
import { openPostgres } from "../../database/postgres.ts";
import { createJobStore, type JobStore } from "./job-store.ts";
import { jobsBefore } from "./read-jobs.ts";
import { postingOf } from "./testing/postings.ts";

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

eachDatabase("the store of jobs", (tables) => {
  let store: JobStore;
  beforeEach(async () => {
    await tables().delete(job);
    await tables().delete(jobDeletion);
    await tables().delete(cv);
    await tables().delete(serverSecret);
    store = createJobStore(tables());
  });

  const idOf = async (identifier: string) => {
    const [row] = await tables().select({ id: job.id }).from(job).where(eq(job.identifier, identifier));
    return row!.id;
  };

  it("stores all values of a posting", async () => {
    const posting = postingOf("a:1", { validThrough: inDays(30), skills: ['"Lean"', "Budget {}", "NULL"] });
    expect(await store.put([posting])).toEqual({ fresh: 1, changed: 0, unchanged: 0, repeated: 0 });
    const id = await idOf("a:1");
    const { identifier, summary, sourceUrl, location, ...rest } = posting;
    expect(await store.identifiers("", 10)).toEqual([identifier]);
    const record = { id, revision: await store.lastRevision(), removed: false, ...rest };
    expect(await store.jobOf(id)).toEqual(record);
    expect(await store.changedSince(0, 10)).toEqual([record]);
    const { title, company, zip, language } = posting;
    const { postedAt, validThrough } = posting;
    expect(await store.cardsOf([id])).toEqual([
      { id, title, company, location, zip, language, summary, sourceUrl, postedAt, validThrough },
    ]);
  });

  it("stores missing values as missing, and dates a posting without a date today", async () => {
    await store.put([postingOf("a:1", { zip: undefined, region: undefined, postedAt: undefined })]);
    const kept = await store.jobOf(await idOf("a:1"));
    expect(kept).toMatchObject({ zip: undefined, region: undefined, validThrough: undefined });
    expect(Date.now() - kept!.postedAt.getTime()).toBeLessThan(60_000);
  });

  it("has no date on the card of a posting that does not say when it was posted, until it does", async () => {
    await store.put([postingOf("a:1", { postedAt: undefined })]);
    const cards = () => idOf("a:1").then((id) => store.cardsOf([id]));
    expect(await cards()).toMatchObject([{ postedAt: undefined, validThrough: undefined }]);
    const postedAt = new Date("2026-01-05T07:00:00Z");
    await store.put([postingOf("a:1", { postedAt })]);
    expect(await cards()).toMatchObject([{ postedAt }]);
  });

  it("changes nothing when the same postings come again, even without a date", async () => {
    const postings = [postingOf("a:1"), postingOf("a:2", { postedAt: undefined })];
    await store.put(postings);
    const before = [await store.lastRevision(), await store.changedSince(0, 10)];
    expect(await store.put(postings)).toEqual({ fresh: 0, changed: 0, unchanged: 2, repeated: 0 });
    expect([await store.lastRevision(), await store.changedSince(0, 10)]).toEqual(before);
  });

  it("reports a change under the same id and a higher revision", async () => {
    await store.put([postingOf("a:1"), postingOf("a:2")]);
    const [id, revision] = [await idOf("a:1"), await store.lastRevision()];
    expect(await store.put([postingOf("a:1", { title: "Afdelingsleder" }), postingOf("a:2")])).toEqual({
      fresh: 0,
      changed: 1,
      unchanged: 1,
      repeated: 0,
    });
    const changes = await store.changedSince(revision, 10);
    expect(changes).toMatchObject([{ id, removed: false, title: "Afdelingsleder" }]);
    expect(changes[0]!.revision).toBeGreaterThan(revision);
  });

  it("keeps the last of several postings with the same identifier", async () => {
    const put = await store.put([postingOf("a:1"), postingOf("a:2"), postingOf("a:1", { title: "Direktør" })]);
    expect(put).toEqual({ fresh: 2, changed: 0, unchanged: 0, repeated: 1 });
    expect(await store.jobOf(await idOf("a:1"))).toMatchObject({ title: "Direktør" });
  });

  it("returns changes in batches, in the order of their revisions", async () => {
    await store.put(Array.from({ length: 7 }, (_, index) => postingOf(`a:${index}`)));
    await store.put([postingOf("a:3", { title: "Chef" })]);
    const seen: number[] = [];
    let revision = 0;
    for (;;) {
      const portion = await store.changedSince(revision, 3);
      if (portion.length === 0) break;
      seen.push(...portion.map((one) => one.revision));
      revision = seen.at(-1)!;
    }
    expect(seen).toHaveLength(7);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(await store.lastRevision());
  });

  it("returns changes from the latest on, in batches", async () => {
    await store.put(Array.from({ length: 5 }, (_, index) => postingOf(`a:${index}`)));
    await store.put([postingOf("a:1", { title: "Chef" })]);
    await store.remove(["a:3"]);
    const last = await store.lastRevision();
    const changes = (await store.changedSince(0, 10)).toReversed();
    expect(changes).toMatchObject([{ removed: true }, { title: "Chef" }, {}, {}, {}]);
    expect(await store.changedBefore(last + 1, 10)).toEqual(changes);
    expect(await store.changedBefore(last + 1, 2)).toEqual(changes.slice(0, 2));
    expect(await store.changedBefore(changes[1]!.revision, 10)).toEqual(changes.slice(2));
  });

  it("reads a batch from the index of revisions without sorting all jobs, even if there are no statistics", async () => {
    await store.put(Array.from({ length: 2_000 }, (_, index) => postingOf(`a:${index}`)));
    const last = await store.lastRevision();
    const plan = JSON.stringify(await tables().execute(sql`explain ${jobsBefore(tables(), last, 20)}`));
    expect(plan).toContain("Index Scan Backward using job_revision");
    expect(plan).not.toContain("Sort");
  });

  it("hides a removed job, reports the removal, and shows the job again when it comes again", async () => {
    await store.put([postingOf("a:1"), postingOf("a:2")]);
    const id = await idOf("a:1");
    const revision = await store.lastRevision();
    expect(await store.remove(["a:1", "nobody:1"])).toBe(1);
    expect(await store.remove(["a:1"])).toBe(0);
    expect([await store.jobOf(id), await store.cardsOf([id]), await store.identifiers("", 10)]).toEqual([
      undefined,
      [],
      ["a:2"],
    ]);
    expect(await store.changedSince(revision, 10)).toMatchObject([{ id, removed: true }]);
    expect(await store.put([postingOf("a:1")])).toMatchObject({ changed: 1 });
    expect(await store.jobOf(id)).toMatchObject({ removed: false });
  });

  it("returns cards in the order of the ids, and none for unknown ones", async () => {
    await store.put([postingOf("a:1"), postingOf("a:2")]);
    const [one, two] = [await idOf("a:1"), await idOf("a:2")];
    const cards = await store.cardsOf([two, 999_999_999, one]);
    expect(cards.map(({ id }) => id)).toEqual([two, one]);
  });

  it("hides a job from the moment its deadline passes, and removes it at the next sweep", async () => {
    await store.put([postingOf("a:1", { validThrough: inDays(1) }), postingOf("a:2", { validThrough: inDays(2) })]);
    const id = await idOf("a:1");
    await tables()
      .update(job)
      .set({ validThrough: inDays(-1) })
      .where(eq(job.id, id));
    expect([await store.jobOf(id), await store.cardsOf([id])]).toEqual([undefined, []]);
    const revision = await store.lastRevision();
    expect(await store.sweep()).toBe(1);
    expect(await store.changedSince(revision, 10)).toMatchObject([{ id, removed: true }]);
    expect(await store.sweep()).toBe(0);
  });

  it("deletes a removed job and its ratings after 60 days", async () => {
    await store.put([postingOf("a:1"), postingOf("a:2")]);
    await store.remove(["a:1", "a:2"]);
    const id = await idOf("a:1");
    const cvId = randomUUID();
    await tables()
      .insert(cv)
      .values({ id: cvId, bytes: new Uint8Array(1), pages: 1, words: 60, language: "da" });
    await tables().insert(jobRating).values({ jobId: id, cvId, score: 4 });
    await tables()
      .update(job)
      .set({ removedAt: inDays(-61) })
      .where(eq(job.id, id));
    await tables()
      .update(job)
      .set({ removedAt: inDays(-59) })
      .where(eq(job.identifier, "a:2"));
    expect(await store.sweep()).toBe(1);
    const left = await tables().select({ identifier: job.identifier }).from(job);
    expect([left, await tables().select().from(jobRating)]).toEqual([[{ identifier: "a:2" }], []]);
  });

  it("reports jobs deleted by any server in their order among other changes", async () => {
    await store.put([postingOf("a:1"), postingOf("a:2"), postingOf("a:3")]);
    const [first, newest] = [await idOf("a:1"), await idOf("a:3")];
    const revision = await store.lastRevision();
    await tables().delete(job).where(eq(job.id, newest));
    await store.put([postingOf("a:2", { title: "Afdelingsleder" })]);
    await tables().delete(job).where(eq(job.id, first));
    const changes = await store.changedSince(revision, 10);
    expect(changes).toMatchObject([
      { id: newest, revision: revision + 1, removed: true },
      { revision: revision + 2, removed: false, title: "Afdelingsleder" },
      { id: first, revision: revision + 3, removed: true },
    ]);
    expect(await store.changedSince(revision, 1)).toEqual(changes.slice(0, 1));
    expect(await store.changedSince(revision + 1, 10)).toEqual(changes.slice(1));
    expect(await store.deletedSince(revision, 10)).toEqual([changes[0], changes[2]]);
    expect(await store.deletedSince(revision, 1)).toEqual([changes[0]]);
    expect(await store.lastRevision()).toBe(revision + 3);
  });

  it("reports the second deletion of a job that was restored by hand", async () => {
    await store.put([postingOf("a:1")]);
    const [row] = await tables().select().from(job);
    await tables().delete(job);
    await tables().insert(job).values(row!);
    await tables().delete(job);
    expect(await store.changedSince(row!.revision, 10)).toEqual([
      { id: row!.id, revision: await store.lastRevision(), removed: true },
    ]);
  });

  it("forgets deletions after 60 days, but not the last revision", async () => {
    await store.put([postingOf("a:1"), postingOf("a:2")]);
    for (const identifier of ["a:1", "a:2"]) await tables().delete(job).where(eq(job.identifier, identifier));
    const revision = await store.lastRevision();
    await tables()
      .update(jobDeletion)
      .set({ deletedAt: inDays(-61) });
    const name = await store.storeId();
    await tables()
      .update(serverSecret)
      .set({ createdAt: inDays(-31) });
    await store.sweep();
    expect(await store.changedSince(0, 10)).toEqual([{ id: expect.any(Number), revision, removed: true }]);
    expect([await store.lastRevision(), (await store.storeId()) === name]).toEqual([revision, false]);
  });

  it("counts the jobs and ratings", async () => {
    await store.put([
      postingOf("a:1"),
      postingOf("a:2", { zip: undefined, region: 1, language: "en", postedAt: new Date("2026-02-01T10:00:00Z") }),
      postingOf("a:3", { zip: undefined, region: undefined }),
      postingOf("a:4"),
    ]);
    await store.remove(["a:4"]);
    const cvId = randomUUID();
    await tables()
      .insert(cv)
      .values({ id: cvId, bytes: new Uint8Array(1), pages: 1, words: 60, language: "da" });
    await tables()
      .insert(jobRating)
      .values([
        { jobId: await idOf("a:1"), cvId, score: 5 },
        { jobId: await idOf("a:2"), cvId, score: 2 },
      ]);
    expect(await store.stats()).toEqual({
      shown: 3,
      removed: 1,
      regions: [
        { region: 1, shown: 1 },
        { region: 2, shown: 0 },
        { region: 3, shown: 0 },
        { region: 4, shown: 1 },
        { region: 5, shown: 0 },
      ],
      withoutRegion: 1,
      withoutZip: 2,
      languages: { da: 2, en: 1 },
      newest: "2026-02-01T10:00:00.000Z",
      ratings: { count: 2, average: 3.5 },
    });
  });

  it("is empty at first", async () => {
    expect([await store.lastRevision(), await store.changedSince(0, 10), await store.identifiers("", 10)]).toEqual([
      0,
      [],
      [],
    ]);
    expect(await store.stats()).toMatchObject({ shown: 0, newest: null, ratings: { count: 0, average: null } });
  });

  it("has one id per database", async () => {
    const name = await store.storeId();
    expect(await createJobStore(tables()).storeId()).toBe(name);
    expect(name).toMatch(/^[\da-f-]{36}$/);
  });

  it("gets a new id when jobs are deleted that an old snapshot may still have", async () => {
    const forget = async () => {
      await store.put([postingOf("a:1")]);
      await store.remove(["a:1"]);
      await tables()
        .update(job)
        .set({ removedAt: inDays(-61) });
      expect(await store.sweep()).toBe(1);
      return store.storeId();
    };
    const nameSince = async (days: number) => {
      const name = await store.storeId();
      await tables()
        .update(serverSecret)
        .set({ createdAt: inDays(-days) });
      return name;
    };
    const young = await nameSince(29);
    expect(await forget()).toBe(young);
    const old = await nameSince(31);
    expect(await store.sweep()).toBe(0);
    expect(await store.storeId()).toBe(old);
    const next = await forget();
    expect(next).not.toBe(old);
    expect(await forget()).toBe(next);
  });
});

it("reports every change while four servers write at once", { timeout: 60_000 }, async () => {
  const url = await newPostgresDatabase();
  const servers = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url, () => undefined)));
  const [first, ...others] = servers.map(({ tables }) => createJobStore(tables));
  let writing = true;
  const written = Promise.all(
    others.map(async (store, server) => {
      for (let round = 0; round < 30; round += 1) {
        await store.put(Array.from({ length: 8 }, (_, index) => postingOf(`${server}:${round}:${index}`)));
        if (round % 5 === 0) await store.remove([`${server}:${round}:3`]);
      }
    }),
  ).finally(() => {
    writing = false;
  });
  const followed = new Map<number, boolean>();
  let revision = 0;
  for (;;) {
    const wasWriting = writing;
    const portion = await first!.changedSince(revision, 50);
    for (const { id, removed } of portion) followed.set(id, removed);
    revision = portion.at(-1)?.revision ?? revision;
    if (!wasWriting && portion.length === 0) break;
  }
  await written;
  const rows = await servers[0]!.tables.select({ id: job.id, removed: sql<boolean>`removed_at is not null` }).from(job);
  expect(rows).toHaveLength(720);
  expect(new Map([...followed].toSorted(([a], [b]) => a - b))).toEqual(
    new Map(rows.map(({ id, removed }) => [id, removed] as const).toSorted(([a], [b]) => a - b)),
  );
  await Promise.all(servers.map(({ close }) => close()));
});
