import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { analysePosting } from "../analysis/analyse-posting.ts";
import { JobsNotReady } from "../jobs-not-ready.ts";
import type { RankingRequest } from "../ranking/job-ranker.ts";
import { type ListFeed, listFeed } from "../testing/list-feed.ts";
import { startInProcess } from "../testing/start-in-process.ts";
import { startIndexThread } from "./index-thread.ts";
import { createMemoryRanker, type MemoryRanker } from "./memory-ranker.ts";

/** Waits long enough for the thread of the index to start and to write. */
const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 10_000 });

const entry = new URL("./job-index-worker.ts", import.meta.url);
const dyingEntry = new URL("../testing/dying-worker.entry.ts", import.meta.url);

let folder: string;
let lines: { readonly level: number; readonly msg: string; readonly reason?: string }[];
let open: MemoryRanker[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "job-index-"));
  lines = [];
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((ranker) => ranker.stop(5_000)));
  await rm(folder, { recursive: true, force: true });
});

function rankerOf(feed: ListFeed, given: Partial<Parameters<typeof createMemoryRanker>[0]> = {}): MemoryRanker {
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const patient = { readyTimeoutMs: 60_000, partAfterMs: 60_000 };
  const ranker = createMemoryRanker({
    feed,
    folder,
    entry,
    // A test that names an entry needs a real thread.
    startThread: given.entry === undefined ? startInProcess : startIndexThread,
    log,
    ...patient,
    settledAfterMs: 0,
    lookEveryMs: 20,
    ...given,
  });
  open.push(ranker);
  ranker.start();
  return ranker;
}

const terms = analysePosting({
  title: "Driftschef",
  company: "",
  description: "Driftsledelse og personaleledelse",
  skills: [],
  language: "da",
}).terms.map(({ term }) => ({ term, weight: 1 }));

const request = (given: Partial<RankingRequest> = {}): RankingRequest => ({
  query: { terms, level: 3 },
  zip: "8000",
  count: 99,
  now: new Date("2026-03-02T00:00:00Z"),
  ...given,
});

const idsOf = async (ranker: MemoryRanker, given?: Partial<RankingRequest>) =>
  (await ranker.rank(request(given))).map(({ id }) => id);

function manyJobs(count: number): ListFeed {
  const feed = listFeed();
  feed.put(
    ...Array.from({ length: count }, (_, number) => ({
      title: number % 3 === 0 ? "Driftschef" : "Økonomichef",
      description: number % 2 === 0 ? "Driftsledelse i produktionen" : "Budget og regnskab",
      zip: ["1050", "2100", "8000", "9000"][number % 4],
    })),
  );
  return feed;
}

/** Starts a ranker, waits for its snapshot, stops it, and returns the snapshot. */
async function keepSnapshotOf(feed: ListFeed): Promise<Buffer> {
  const ranker = rankerOf(feed);
  await ranker.rank(request());
  await ranker.stop(5_000);
  return readFile(join(folder, "jobs.index"));
}

describe("the index", () => {
  it("finds jobs of the table, later ones and changed ones, and none that is removed or expired", async () => {
    const feed = listFeed();
    feed.put({ id: 1 }, { id: 2, validThrough: new Date("2026-03-02T00:00:00Z") }, { id: 3 });
    feed.remove(3);
    const ranker = rankerOf(feed, { startThread: startIndexThread });
    expect(await idsOf(ranker)).toEqual([1]);
    feed.put({ id: 4, zip: "1050" });
    ranker.changed();
    await soon(async () => expect(await idsOf(ranker)).toEqual([1, 4]));
    feed.remove(1);
    await soon(async () => expect(await idsOf(ranker)).toEqual([4]));
    feed.put({ id: 4, title: "Bager", description: "Du bager brød.", skills: [] });
    await soon(async () => expect(await idsOf(ranker)).toEqual([]));
  });

  it("answers while the table cannot be read, logs it once, and follows it again", async () => {
    const feed = listFeed();
    feed.put({ id: 1 });
    const ranker = rankerOf(feed);
    await ranker.rank(request());
    feed.failWith(new Error("no connection"));
    feed.put({ id: 2 });
    const before = feed.reads();
    await soon(() => expect(feed.reads()).toBeGreaterThan(before + 2));
    expect(await idsOf(ranker)).toEqual([1]);
    feed.failWith(undefined);
    await soon(async () => expect(await idsOf(ranker)).toEqual([1, 2]));
    expect(lines.filter(({ level }) => level >= 50).map(({ msg }) => msg)).toEqual([
      "changes of jobs cannot be read; trying again",
    ]);
  });

  it("is ready when it holds all jobs", async () => {
    const feed = manyJobs(500);
    const ranker = rankerOf(feed);
    expect(ranker.ready()).toBe(false);
    await ranker.rank(request());
    expect([ranker.ready(), (await ranker.measure()).jobs]).toEqual([true, 500]);
  });
});

describe("a snapshot", () => {
  it("gives the same rankings to the last digit, with the changes since", async () => {
    const feed = manyJobs(900);
    const first = rankerOf(feed);
    const requests = [
      request(),
      request({ region: 4 }),
      request({ maxKm: 25 }),
      request({ query: { terms: [], level: undefined } }),
    ];
    const before = await Promise.all(requests.map((one) => first.rank(one)));
    await first.stop(5_000);
    const second = rankerOf(feed);
    expect(await Promise.all(requests.map((one) => second.rank(one)))).toEqual(before);
    expect(lines.at(-1)?.msg).toBe("the job index was read from its snapshot");
    expect(await readdir(folder)).toEqual(["jobs.index"]);
    await second.stop(5_000);
    feed.remove(before[0]![0]!.id);
    const third = rankerOf(feed);
    expect(await idsOf(third, { count: 5 })).toEqual(before[0]!.slice(1, 6).map(({ id }) => id));
  });

  it("is written again when changes have settled", async () => {
    const feed = manyJobs(10);
    const ranker = rankerOf(feed);
    await soon(() => readFile(join(folder, "jobs.index")));
    const before = await readFile(join(folder, "jobs.index"));
    feed.put({ id: 500 });
    await soon(async () => expect(await readFile(join(folder, "jobs.index"))).not.toEqual(before));
    expect((await ranker.measure()).jobs).toBe(11);
  });

  const flipped = (at: (length: number) => number) => (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    const place = at(bytes.length);
    copy[place] = (copy[place] ?? 0) ^ 1;
    return copy;
  };
  it("that is missing is logged as information", async () => {
    const ranker = rankerOf(manyJobs(100));
    expect((await ranker.rank(request())).length).toBeGreaterThan(10);
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [30, "the job index has no snapshot and is built from the database"],
    ]);
    await ranker.stop(5_000);
  });

  it.each<[string, (bytes: Buffer) => Buffer, string]>([
    ["empty", () => Buffer.alloc(0), "it ends too early"],
    ["cut in its header", (bytes) => bytes.subarray(0, 40), "it ends too early"],
    ["cut in its segments", (bytes) => bytes.subarray(0, bytes.length - 1_000), "it ends too early"],
    ["cut by its last byte", (bytes) => bytes.subarray(0, -1), "it ends too early"],
    ["another file", () => Buffer.from("This is not an index of jobs."), "it is in another format"],
    ["damaged in the length of its header", flipped(() => 11), "it is damaged"],
    ["damaged in its header", flipped(() => 60), "it is damaged"],
    ["damaged in the middle", flipped((length) => length >> 1), "it is damaged"],
    ["damaged in its last job", flipped((length) => length - 5), "it is damaged"],
    ["damaged in its checksum", flipped((length) => length - 1), "it is damaged"],
  ])("that is %s is rebuilt from the table, with the reason in the log", async (_, spoil, reason) => {
    const feed = manyJobs(100);
    const whole = await keepSnapshotOf(feed);
    await writeFile(join(folder, "jobs.index"), spoil(whole));
    lines = [];
    const ranker = rankerOf(feed);
    expect((await ranker.rank(request())).length).toBeGreaterThan(10);
    expect(lines.map(({ msg, reason }) => ({ msg, reason }))).toEqual([
      { msg: "the snapshot of the job index is unusable; the index is rebuilt", reason },
    ]);
    await ranker.stop(5_000);
    expect(await readFile(join(folder, "jobs.index"))).toEqual(whole);
  });

  it("of another database is not used", async () => {
    await keepSnapshotOf(manyJobs(3));
    const other = listFeed("another store");
    for (let id = 1; id < 10; id++) other.put({ id });
    const ranker = rankerOf(other);
    expect((await idsOf(ranker)).length).toBe(9);
    expect(lines.at(-1)?.reason).toBe("it is from another database");
  });

  it("that is newer than the table, which was restored, is not used", async () => {
    await keepSnapshotOf(manyJobs(30));
    const restored = listFeed();
    restored.put({ id: 1 });
    expect(await idsOf(rankerOf(restored))).toEqual([1]);
    expect(lines.at(-1)?.reason).toBe("it is newer than the database");
  });

  it("that was built by other rules is not used", async () => {
    const feed = manyJobs(30);
    const ranker = rankerOf(feed, { entry: dyingEntry });
    await ranker.rank(request());
    await ranker.stop(5_000);
    expect((await rankerOf(feed).rank(request())).length).toBeGreaterThan(0);
    expect(lines.at(-1)?.reason).toBe("it was built by other rules");
  });

  it("that is gone or damaged while the server runs harms no query", async () => {
    const feed = manyJobs(50);
    const ranker = rankerOf(feed);
    const before = await ranker.rank(request());
    await soon(() => readFile(join(folder, "jobs.index")));
    await truncate(join(folder, "jobs.index"), 100);
    expect(await ranker.rank(request())).toEqual(before);
    await rm(folder, { recursive: true });
    expect(await ranker.rank(request())).toEqual(before);
    feed.put({ id: 1_000, zip: "8000" });
    await soon(async () => expect(await idsOf(ranker)).toContain(1_000));
    await soon(() => readFile(join(folder, "jobs.index")));
  });

  it("that cannot be written is logged, and has no other effect", async () => {
    await writeFile(join(folder, "file"), "");
    const ranker = rankerOf(manyJobs(5), { folder: join(folder, "file") });
    await ranker.rank(request());
    await soon(() => expect(lines.at(-1)?.msg).toBe("the snapshot of the job index was not written"));
    expect((await ranker.rank(request())).length).toBeGreaterThan(0);
  });
});

describe("a thread that dies", () => {
  it("is started again, and a ranking at that moment is answered all the same", async () => {
    const feed = manyJobs(60);
    const died = join(folder, "died");
    const whole = rankerOf(feed, { folder: join(folder, "whole") });
    const ranker = rankerOf(feed, { entry: new URL(`?at=rank&once=${died}`, dyingEntry) });
    expect(await ranker.rank(request())).toEqual(await whole.rank(request()));
    expect(await readdir(folder)).toContain("died");
    expect(lines.map(({ msg }) => msg)).toContain("the job index failed; it is started again");
  });

  it("while it reads its snapshot is started again without it", async () => {
    const feed = manyJobs(60);
    await keepSnapshotOf(feed);
    const ranker = rankerOf(feed, { entry: new URL(`?at=open&once=${join(folder, "died")}`, dyingEntry) });
    expect((await ranker.rank(request())).length).toBeGreaterThan(0);
    expect(lines.map(({ reason }) => reason)).toContain("it may have ended the previous thread");
  });

  it("each time leaves no ranking waiting", async () => {
    const ranker = rankerOf(manyJobs(3), { entry: new URL("?at=rank", dyingEntry), readyTimeoutMs: 5_000 });
    await expect(ranker.rank(request())).rejects.toThrow(JobsNotReady);
  });
});

describe("a ranking before the index is ready", () => {
  it("is answered from the newest jobs after a while, and from all jobs when the index is complete", async () => {
    const feed = manyJobs(1_000);
    const rest = Promise.withResolvers<void>();
    const slow: ListFeed = {
      ...feed,
      changedBefore: async (before, limit) => {
        if (before < 900) await rest.promise;
        return feed.changedBefore(before, limit);
      },
    };
    const ranker = rankerOf(slow, { partAfterMs: 100 });
    const asking = idsOf(ranker, { count: 500 });
    feed.put({ id: 1_001 });
    const first = await asking;
    expect([first.length > 0, first.every((id) => id > 600), ranker.ready()]).toEqual([true, true, false]);
    rest.resolve();
    await soon(() => expect(ranker.ready()).toBe(true));
    const whole = rankerOf(feed, { folder: join(folder, "whole") });
    await soon(async () => expect((await whole.measure()).jobs).toBe(1_001));
    expect(await ranker.rank(request({ count: 500 }))).toEqual(await whole.rank(request({ count: 500 })));
  });

  it("is answered from an old snapshot and the newest jobs while changes are missing, none of them twice", async () => {
    const feed = manyJobs(600);
    await keepSnapshotOf(feed);
    feed.remove(3);
    feed.put({ id: 6, title: "Bager", description: "Du bager brød.", skills: [] });
    feed.put(...Array.from({ length: 600 }, (_, number) => ({ id: 1_000 + number })), { id: 9 });
    const rest = Promise.withResolvers<void>();
    const slow: ListFeed = {
      ...feed,
      changedBefore: async (before, limit) => {
        if (before < 1_100) await rest.promise;
        return feed.changedBefore(before, limit);
      },
    };
    const ranker = rankerOf(slow, { partAfterMs: 20 });
    await soon(async () => expect((await ranker.measure()).jobs).toBeGreaterThan(600));
    const first = await idsOf(ranker, { count: 2_000 });
    expect(ranker.ready()).toBe(false);
    expect(first).toContain(9);
    expect(first).toContain(1_599);
    expect(first).toContain(12);
    expect([first.includes(3), first.includes(1_000), new Set(first).size]).toEqual([false, false, first.length]);
    rest.resolve();
    await soon(() => expect(ranker.ready()).toBe(true));
    const whole = rankerOf(feed, { folder: join(folder, "whole") });
    await soon(async () => expect((await whole.measure()).jobs).toBe(1_199));
    expect(await ranker.rank(request({ count: 2_000 }))).toEqual(await whole.rank(request({ count: 2_000 })));
  });

  it("is answered from an old snapshot while the table cannot be read", async () => {
    const feed = manyJobs(60);
    await keepSnapshotOf(feed);
    feed.put({ id: 500 });
    const ranker = rankerOf(
      { ...feed, deletedSince: () => Promise.reject(new Error("no connection")) },
      { partAfterMs: 20 },
    );
    expect((await ranker.rank(request())).length).toBeGreaterThan(10);
    expect(ranker.ready()).toBe(false);
  });

  it("waits for a limited time", async () => {
    const feed = manyJobs(3);
    feed.failWith(new Error("no connection"));
    const ranker = rankerOf(feed, { readyTimeoutMs: 50 });
    await expect(ranker.rank(request())).rejects.toThrow(new JobsNotReady("The index of jobs was not ready in time."));
  });

  it("can be aborted", async () => {
    const feed = manyJobs(3);
    feed.failWith(new Error("no connection"));
    const leaving = new AbortController();
    const ranking = rankerOf(feed).rank(request(), leaving.signal);
    leaving.abort(new Error("gone"));
    await expect(ranking).rejects.toThrow("gone");
  });

  it("is rejected when the server stops", async () => {
    const feed = manyJobs(3);
    feed.failWith(new Error("no connection"));
    const ranker = rankerOf(feed);
    const ranking = ranker.rank(request());
    const stopped = ranker.stop(5_000);
    await expect(ranking).rejects.toThrow(new JobsNotReady("The server stops."));
    await stopped;
  });
});
