import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { distances } from "shared-runtime/api/jobmatch.ts";
import { openEmbedded } from "../../../database/embedded.ts";
import type { ReadCv } from "../../cv-store/cv-store.ts";
import { generatePostings } from "../../job-seed/generate-posting.ts";
import { createJobStore } from "../../job-store/job-store.ts";
import type { Posting } from "../../job-store/posting.ts";
import { readJobPosting } from "../../job-store/reading/read-job-posting.ts";
import { postalCodes } from "../../postal-codes/postal-codes.ts";
import { createJobMatching } from "../create-job-matching.ts";
import { createMemoryRanker } from "../index/memory-ranker.ts";
import type { JobSearch } from "../job-matching.ts";
import { readJudgedSet } from "../judged/judged-set.ts";
import { pick, randomFrom } from "./random.ts";

// Finds jobs among many on the embedded database, and reports how long that took: milliseconds, and bytes.
const [count = "100000", rounds = "300"] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "measure-matching-"));
const { tables, close } = await openEmbedded(join(folder, "data"));
const store = createJobStore(tables);
const snapshots = join(folder, "job-index");
const log = pino({ level: "silent" });
const options = { feed: store, folder: snapshots, log, patienceMs: 120_000 };

await fill();
const built = createJobMatching({ ...options, shelf: store, tables, ranker: "memory" });
const buildMs = await untilReady(built);
const { cvs } = readJudgedSet();
const random = randomFrom(1);
const anywhere = await timed((cv) => built.find(searchOf(cv)));
const filtered = await timed((cv) =>
  built.find({
    ...searchOf(cv),
    region: pick(random, [undefined, 1, 2, 3, 4, 5] as const),
    maxKm: pick(random, distances),
  }),
);
const { jobs } = await built.find(searchOf(pick(random, cvs)));
const explained = await timed((cv) => built.explain(pick(random, jobs).id, cv));
await built.stop(30_000);

const loaded = createMemoryRanker({
  ...options,
  entry: new URL("../index/job-index-worker.ts", import.meta.url),
  lookEveryMs: 600_000,
});
const startMs = await untilReady(loaded);
const measure = await loaded.measure();
await loaded.stop(30_000);
await close();
await rm(folder, { recursive: true });
process.send?.({ buildMs, startMs, anywhere, filtered, explained, ...measure });

async function fill(): Promise<void> {
  const now = new Date();
  let batch: Posting[] = [];
  for (const generated of generatePostings(Number(count), now)) {
    const reading = readJobPosting(generated, now);
    if ("posting" in reading) batch.push(reading.posting);
    if (batch.length < 500) continue;
    await store.put(batch);
    batch = [];
  }
  await store.put(batch);
}

async function untilReady(started: Pick<typeof built, "start" | "ready"> | Pick<typeof loaded, "start" | "ready">) {
  const startedAt = performance.now();
  void started.start();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    if (started.ready()) resolve();
  }, 5);
  await promise;
  clearInterval(timer);
  return performance.now() - startedAt;
}

function searchOf(cv: ReadCv): JobSearch {
  return { cv, zip: pick(random, postalCodes).zip, count: 99 };
}

async function timed(work: (cv: ReadCv) => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = -20; round < Number(rounds); round++) {
    const cv = pick(random, cvs);
    const startedAt = performance.now();
    await work(cv);
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  return times;
}
