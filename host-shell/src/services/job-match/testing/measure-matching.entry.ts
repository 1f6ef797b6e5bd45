import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { distances } from "shared-runtime/api/jobmatch.ts";
import { openEmbedded } from "../../../database/embedded.ts";
import { createJobStore } from "../../job-store/job-store.ts";
import { createJobMatching, searchTimeoutMs } from "../create-job-matching.ts";
import { createMemoryRanker } from "../../../engines/job-match/index/memory-ranker.ts";
import { JobsNotReady } from "../../../engines/job-match/jobs-not-ready.ts";
import { fill, random, searchOf, someCv, timed, untilReady } from "./measuring.ts";
import { pick } from "../../../engines/job-match/testing/random.ts";

// Measures searches among many jobs on the embedded database, and sends the times in milliseconds and the size of the index in bytes.
const [count = "100000", rounds = "300"] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "measure-matching-"));
const { tables, close } = await openEmbedded(join(folder, "data"));
const store = createJobStore(tables);
const snapshots = join(folder, "job-index");
const log = pino({ level: "silent" });
const options = { feed: store, folder: snapshots, log };

await fill(store, Number(count));
const built = createJobMatching({
  ...options,
  shelf: store,
  tables,
  ranker: "memory",
  readyTimeoutMs: searchTimeoutMs,
});
const isBuilt = untilReady(built);
const { ms: firstMs, refusals } = await firstAnswer();
const buildMs = await isBuilt;
const anywhere = await timed(Number(rounds), 20, (cv) => built.find(searchOf(cv)));
const filtered = await timed(Number(rounds), 20, (cv) =>
  built.find({
    ...searchOf(cv),
    region: pick(random, [undefined, 1, 2, 3, 4, 5] as const),
    maxKm: pick(random, distances),
  }),
);
const { jobs } = await built.find(searchOf(someCv()));
const explained = await timed(Number(rounds), 20, (cv) => built.explain(pick(random, jobs).id, cv));
await built.stop(30_000);

const loaded = createMemoryRanker({
  ...options,
  entry: new URL("../../../engines/job-match/index/job-index-worker.ts", import.meta.url),
  lookEveryMs: 600_000,
});
const startMs = await untilReady(loaded);
const measure = await loaded.measure();
await loaded.stop(30_000);
await close();
await rm(folder, { recursive: true });
process.send?.({ firstMs, refusals, buildMs, startMs, anywhere, filtered, explained, ...measure });

/** Searches with the timeout of the product. A refused search is repeated at once. */
async function firstAnswer(): Promise<{ readonly ms: number; readonly refusals: number }> {
  const search = searchOf(someCv());
  const startedAt = performance.now();
  for (let refusals = 0; ; refusals += 1) {
    try {
      await built.find(search);
      return { ms: performance.now() - startedAt, refusals };
    } catch (error) {
      if (!(error instanceof JobsNotReady)) throw error;
    }
  }
}
