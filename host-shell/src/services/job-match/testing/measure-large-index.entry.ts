import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { generatePosting } from "../../job-seed/generate-posting.ts";
import type { JobFeed, JobRecord } from "../../../engines/job-match/job-feed.ts";
import { readJobPosting } from "../../job-store/reading/read-job-posting.ts";
import type { ReadCv } from "../../../engines/job-match/read-cv.ts";
import { createMemoryRanker } from "../../../engines/job-match/index/memory-ranker.ts";
import { buildQuery } from "../../../engines/job-match/query/build-query.ts";
import type { RankingRequest } from "../../../engines/job-match/ranking/job-ranker.ts";
import { random, searchOf, someCv, timed, untilReady } from "./measuring.ts";
import { pick } from "../../../engines/job-match/testing/random.ts";

// Measures the index of very many postings. They are generated when they are read, so that the process holds nothing
// else. Starts from an old snapshot with a fiftieth of them. Sends times in milliseconds and sizes in bytes.
const [count = 1_000_000, rounds = 300] = process.argv.slice(2).map(Number);
const now = new Date();
const folder = await mkdtemp(join(tmpdir(), "measure-large-index-"));

const old = rankerOf(count / 50);
await untilReady(old);
await old.stop(30_000);

const ranker = rankerOf(count);
const startedAt = performance.now();
const built = untilReady(ranker);
await ranker.rank(requestOf(someCv()));
const firstMs = performance.now() - startedAt;
const wasReady = ranker.ready();
const buildMs = await built;
const anywhere = await timed(rounds, 20, (cv) => ranker.rank(requestOf(cv)));
const regions = [1, 2, 3, 4, 5] as const;
const filtered = await timed(rounds, 20, (cv) => ranker.rank({ ...requestOf(cv), region: pick(random, regions) }));
const { jobs, bytes } = await ranker.measure();
const rss = process.memoryUsage.rss();
await ranker.stop(30_000);
await rm(folder, { recursive: true });
process.send?.({ firstMs, wasReady, buildMs, anywhere, filtered, jobs, bytes, rss });

function rankerOf(jobCount: number) {
  return createMemoryRanker({
    feed: feedOf(jobCount),
    folder,
    entry: new URL("../../../engines/job-match/index/job-index-worker.ts", import.meta.url),
    log: pino({ level: "silent" }),
    lookEveryMs: 600_000,
    readyTimeoutMs: 3_600_000,
  });
}

function requestOf(cv: ReadCv): RankingRequest {
  const { zip, count: most } = searchOf(cv);
  return { query: buildQuery(cv, now), zip, count: most, now };
}

/** A feed of generated postings. The number of a posting is also its id and its revision. */
function feedOf(last: number): JobFeed {
  const some = (from: number, step: number, limit: number) =>
    Array.from({ length: limit }, (_, place) => from + step * place)
      .filter((number) => number >= 1 && number <= last)
      .map(recordOf);
  return {
    storeId: async () => "made up",
    lastRevision: async () => last,
    changedSince: async (revision, limit) => some(revision + 1, 1, limit),
    changedBefore: async (revision, limit) => some(revision - 1, -1, limit),
    deletedSince: async () => [],
  };
}

function recordOf(number: number): JobRecord {
  const reading = readJobPosting(generatePosting(number, now), now);
  if (!("posting" in reading)) throw new Error(`Posting ${number} was refused: ${reading.objection}`);
  return {
    ...reading.posting,
    id: number,
    revision: number,
    removed: false,
    postedAt: reading.posting.postedAt ?? now,
  };
}
