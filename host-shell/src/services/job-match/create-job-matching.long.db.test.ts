import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { like } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eachDatabase, newPostgresDatabase } from "../../database/testing/each-database.ts";
import type { Tables } from "../../database/database.ts";
import { openPostgres } from "../../database/postgres.ts";
import { job, jobDeletion } from "../job-store/job-store.tables.ts";
import { jobIndexSegment } from "./job-match.tables.ts";
import type { ReadCv } from "../../engines/job-match/read-cv.ts";
import { createJobStore, type JobStore } from "../job-store/job-store.ts";
import { postingOf } from "../job-store/testing/postings.ts";
import { createJobMatching, type RunningJobMatching } from "./create-job-matching.ts";
import type { JobSearch } from "./job-matching.ts";
import { JobsNotReady } from "../../engines/job-match/jobs-not-ready.ts";
import { startInProcess } from "../../engines/job-match/testing/start-in-process.ts";
import { sqlIndexState } from "./ranking/sql-job-index.ts";

const log = pino({ level: "silent" });
const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1_000);

const cv: ReadCv = {
  cvId: "6a8e0e2c-7a0f-4b57-9b43-0b4f3f3f3f3f",
  text: "Driftschef. Driftsledelse.",
  language: "da",
  facts: {
    language: "da",
    zip: "8000",
    roles: [{ title: "Driftschef", isCurrent: true, description: "Personaleledelse for 20 medarbejdere" }],
    skills: ["Driftsledelse", "Personaleledelse"],
    languages: [],
    education: [],
    courses: [],
  },
};
/** A CV with a word that some job contains only by chance. */
const ofNoTrade: ReadCv = {
  cvId: cv.cvId,
  facts: undefined,
  text: "Jeg går lange ture og bager tit. Naboen er bager.",
  language: "da",
};
const wordless: ReadCv = { cvId: cv.cvId, facts: undefined, text: "Zzyx qwrt plmk.", language: "da" };

const near = postingOf("near", { title: "Driftschef", postedAt: yesterday });
const far = postingOf("far", { title: "Driftschef", zip: "1050", region: 1, postedAt: yesterday });
const nowhere = postingOf("nowhere", { title: "Driftschef", zip: undefined, region: undefined, postedAt: yesterday });
const other = postingOf("other", {
  title: "Bager",
  description: "Du bager rugbrød.",
  summary: "Du bager rugbrød.",
  skills: [],
  postedAt: yesterday,
});

const emptyIndex = "truncate job_index_state, job_index_entry, job_index_segment, job_index_block";

let folder: string;
let running: RunningJobMatching[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "matching-"));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((matching) => matching.stop(5_000)));
  await rm(folder, { recursive: true });
});

async function matchingOf(
  tables: Tables,
  given: Partial<Parameters<typeof createJobMatching>[0]> = {},
): Promise<RunningJobMatching> {
  const store = createJobStore(tables);
  const options = {
    feed: store,
    shelf: store,
    tables,
    folder,
    ranker: "memory",
    log,
    startThread: startInProcess,
  } as const;
  const matching = createJobMatching({ ...options, ...given });
  running.push(matching);
  await matching.start();
  if (given.feed === undefined) await vi.waitUntil(matching.ready, { timeout: 30_000 });
  return matching;
}

const titlesOf = async (matching: RunningJobMatching, search: Partial<JobSearch> = {}) => {
  const { jobs, matchedBy } = await matching.find({ cv, zip: "8000", count: 99, ...search });
  return { found: jobs.map(({ sourceUrl }) => sourceUrl.split("/").at(-1)), matchedBy };
};

eachDatabase("jobs for a CV", (tables) => {
  let store: JobStore;
  beforeEach(async () => {
    await tables().delete(job);
    await tables().delete(jobDeletion);
    await tables().execute(emptyIndex);
    store = createJobStore(tables());
    await store.put([near, far, nowhere, other]);
  });

  it.each(["memory", "sql"] as const)(
    "are found in the whole country, in a region and nearby, in %s",
    async (ranker) => {
      const matching = await matchingOf(tables(), { ranker });
      expect(await titlesOf(matching)).toEqual({ found: ["near", "nowhere", "far"], matchedBy: "cv" });
      expect(await titlesOf(matching, { region: 1 })).toEqual({ found: ["far"], matchedBy: "cv" });
      expect(await titlesOf(matching, { maxKm: 10 })).toEqual({ found: ["near"], matchedBy: "cv" });
      expect(await titlesOf(matching, { region: 5 })).toEqual({ found: [], matchedBy: "cv" });
      expect(await titlesOf(matching, { count: 1 })).toEqual({ found: ["near"], matchedBy: "cv" });
      for (const none of [wordless, ofNoTrade])
        expect(await titlesOf(matching, { cv: none })).toEqual({
          found: ["near", "other", "nowhere", "far"],
          matchedBy: "place",
        });
    },
  );

  it.each(["memory", "sql"] as const)(
    "come with a wider filter if none is in a region or nearby, in %s",
    async (ranker) => {
      const matching = await matchingOf(tables(), { ranker });
      const widerThan = async (search: Partial<JobSearch>) =>
        (await matching.find({ cv, zip: "8000", count: 99, ...search })).wider;
      expect(await widerThan({ region: 1, maxKm: 10 })).toEqual({ region: 1, maxDistance: 200 });
      expect(await widerThan({ region: 5, maxKm: 10 })).toEqual({ maxDistance: 999 });
      expect(await widerThan({ zip: "9000", maxKm: 10 })).toEqual({ maxDistance: 100 });
      expect(await widerThan({ maxKm: 10 })).toBeUndefined();
      await tables().delete(job);
      const emptied = await matchingOf(tables(), { ranker });
      expect((await emptied.find({ cv, zip: "8000", count: 99, maxKm: 10 })).wider).toBeUndefined();
    },
  );

  it("come as cards with distance and fit", async () => {
    const matching = await matchingOf(tables());
    const { jobs } = await matching.find({ cv, zip: "8000", count: 3 });
    expect(jobs.map(({ km }) => km)).toEqual([0, undefined, expect.closeTo(157.5, 1)]);
    expect(jobs[0]).toEqual({
      id: expect.any(Number),
      title: "Driftschef",
      company: "Nordhavn Lys",
      location: "8000 Aarhus C",
      zip: "8000",
      language: "da",
      summary: "Du leder 12 medarbejdere.",
      sourceUrl: "https://job.example.dk/near",
      postedAt: expect.any(Date),
      validThrough: undefined,
      km: 0,
      fit: jobs[2]?.fit,
    });
    expect(jobs[0]?.fit).toBeGreaterThan(0);
  });

  it("are replaced by the next ones if they were removed a moment ago", async () => {
    const matching = await matchingOf(tables());
    await titlesOf(matching);
    const { cardsOf } = store;
    const [{ id: gone } = { id: 0 }] = (await matching.find({ cv, zip: "8000", count: 1 })).jobs;
    const late = await matchingOf(tables(), {
      shelf: { ...store, cardsOf: (ids) => cardsOf(ids.filter((id) => id !== gone)) },
    });
    expect(await titlesOf(late, { count: 1 })).toEqual({ found: ["nowhere"], matchedBy: "cv" });
  });

  it("are found as soon as the server knows of them", async () => {
    const matching = await matchingOf(tables());
    await titlesOf(matching);
    await store.put([postingOf("new", { title: "Driftschef", postedAt: new Date() })]);
    matching.changed();
    await vi.waitFor(async () => expect((await titlesOf(matching)).found).toContain("new"), { timeout: 1_500 });
  });

  it.each(["memory", "sql"] as const)(
    "are found among the rest after the newest were deleted, also after a restart, in %s",
    async (ranker) => {
      const best = Array.from({ length: 300 }, (_, number) => postingOf(`gone:${number}`, { title: "Driftschef" }));
      await store.put(best);
      const matching = await matchingOf(tables(), { ranker });
      expect((await titlesOf(matching, { count: 2 })).found).toHaveLength(2);
      const revision = await store.lastRevision();
      await tables().delete(job).where(like(job.identifier, "gone:%"));
      matching.changed();
      const left = { found: ["near", "nowhere", "far"], matchedBy: "cv" };
      await vi.waitFor(async () => expect(await titlesOf(matching, { count: 3 })).toEqual(left), { timeout: 5_000 });
      expect(await store.lastRevision()).toBeGreaterThan(revision);

      const segments = () => tables().select({ id: jobIndexSegment.id }).from(jobIndexSegment);
      const isFollowed = async () => (await sqlIndexState(tables()))?.revision === (await store.lastRevision());
      if (ranker === "sql") await vi.waitUntil(isFollowed, { timeout: 5_000 });
      await matching.stop(5_000);
      const lines: { readonly msg: string }[] = [];
      const heard = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
      const before = await segments();
      const next = await matchingOf(tables(), { ranker, log: heard });
      expect(await titlesOf(next, { count: 3 })).toEqual(left);
      expect(await segments()).toEqual(before);
      expect(lines.map(({ msg }) => msg)).toEqual(
        ranker === "memory" ? ["the job index was read from its snapshot"] : [],
      );
    },
  );

  it("are explained, unless they are unknown", async () => {
    const matching = await matchingOf(tables());
    const { jobs } = await matching.find({ cv, zip: "8000", count: 1 });
    expect(await matching.explain(jobs[0]!.id, cv)).toContain("• Personaleledelse: ");
    expect(await matching.explain(987_654, cv)).toBeUndefined();
  });

  it("are found in the database while there is no index in memory, if a server maintains one there", async () => {
    const following = await matchingOf(tables(), { ranker: "sql" });
    const expected = await titlesOf(following);
    const away = () => Promise.reject(new Error("no connection"));
    const never = { feed: { ...store, changedSince: away, changedBefore: away } };
    const waiting = await matchingOf(tables(), { ...never, readyTimeoutMs: 100 });
    expect([await titlesOf(waiting), waiting.ready()]).toEqual([expected, false]);
  });

  it("are found in a part of the index in the database after a while, if it is not completed", async () => {
    const { changedSince } = store;
    const first = await store.lastRevision();
    await store.put([postingOf("late", { title: "Driftschef" })]);
    const stuck = {
      feed: {
        ...store,
        changedSince: async (from: number) => {
          if (from >= first) throw new Error("no connection");
          return changedSince(from, 4);
        },
      },
    };
    const matching = await matchingOf(tables(), { ...stuck, ranker: "sql" });
    expect([await titlesOf(matching), matching.ready()]).toEqual([
      { found: ["near", "nowhere", "far"], matchedBy: "cv" },
      false,
    ]);
    await expect(titlesOf(matching, { region: 5 }), "jobs missing in the part may be in the rest").rejects.toThrow(
      JobsNotReady,
    );
  });

  it("are reported as not ready while there is no index at all", async () => {
    const away = () => Promise.reject(new Error("no connection"));
    const never = { feed: { ...store, changedSince: away, changedBefore: away } };
    for (const ranker of ["memory", "sql"] as const) {
      await tables().execute(emptyIndex);
      const waiting = await matchingOf(tables(), { ...never, ranker, readyTimeoutMs: 100 });
      await expect(titlesOf(waiting)).rejects.toThrow(JobsNotReady);
    }
  });
});

describe("two servers on one PostgreSQL", () => {
  it.each(["memory", "sql"] as const)("find jobs that the other imported within seconds, in %s", async (ranker) => {
    const address = await newPostgresDatabase();
    const databases = await Promise.all([1, 2].map(() => openPostgres(address, () => undefined)));
    const [one, two] = databases.map(({ tables }) => tables);
    const matchings = [
      await matchingOf(one!, { ranker, folder: join(folder, "one") }),
      await matchingOf(two!, { ranker, folder: join(folder, "two") }),
    ];
    const store = createJobStore(one!);
    for (let batch = 0; batch < 5; batch++)
      await store.put(Array.from({ length: 100 }, (_, number) => postingOf(`job:${batch * 100 + number}`)));
    await store.put([near, far]);
    matchings[0]?.changed();
    for (const matching of matchings)
      await vi.waitFor(async () => expect((await titlesOf(matching)).found.slice(0, 2)).toEqual(["near", "far"]), {
        timeout: 10_000,
      });
    expect((await sqlIndexState(two!))?.revision).toBe(ranker === "sql" ? await store.lastRevision() : undefined);
    await Promise.all(matchings.map((matching) => matching.stop(5_000)));
    running = [];
    await Promise.all(databases.map(({ close }) => close()));
  });
});
