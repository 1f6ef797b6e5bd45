import { type Figure, quantile } from "./figure.ts";
import { measuredBy } from "./measured-by.ts";

const postings = 100_000;

interface Measured {
  /** Milliseconds until a search right after the start is answered, without a snapshot. */
  readonly firstMs: number;
  /** The number of times that this search was refused because the index was not ready. */
  readonly refusals: number;
  /** Milliseconds until the index was built from the table, and until it was loaded from its snapshot. */
  readonly buildMs: number;
  readonly startMs: number;
  /** Milliseconds of each search and each explanation. */
  readonly anywhere: readonly number[];
  readonly filtered: readonly number[];
  readonly explained: readonly number[];
  readonly jobs: number;
  readonly bytes: number;
  readonly arrayBuffers: number;
}

/** Measures searches among many postings on the embedded database, in a separate process and without HTTP. */
export async function measureJobMatch(report: (figure: Figure) => void): Promise<void> {
  const measured = await measuredBy<Measured>("services/job-match/testing/measure-matching.entry.ts", String(postings));
  const { firstMs, refusals, buildMs, startMs, anywhere, filtered, explained, jobs, bytes, arrayBuffers } = measured;
  const milliseconds = (name: string, times: readonly number[], budget: number): void =>
    report({
      name,
      value: quantile(times, 0.95),
      budget,
      unit: "ms",
      bound: "most",
      note: `p50 ${quantile(times, 0.5).toFixed(1)} ms`,
    });
  report({ name: "postings in the index of jobs", value: jobs, budget: postings, unit: "", bound: "least" });
  milliseconds("jobs for a CV among them, p95", anywhere, 50);
  milliseconds("jobs for a CV in a region and nearby, p95", filtered, 50);
  milliseconds("core qualities, p95", explained, 20);
  report({
    name: "first search after a start without a snapshot",
    value: firstMs,
    budget: 5_000,
    unit: "ms",
    bound: "most",
    note: `refused ${refusals} times before`,
  });
  report({
    name: "index of jobs ready from its snapshot",
    value: startMs,
    budget: 1_000,
    unit: "ms",
    bound: "most",
    note: `from the table ${(buildMs / 1_000).toFixed(0)} s`,
  });
  report({
    name: "memory of the index of jobs",
    value: Math.max(bytes, arrayBuffers) / 1e6,
    budget: 40,
    unit: "MB",
    bound: "most",
    note: "its arrays, terms included",
  });
}

interface MeasuredInSql {
  readonly buildMs: number;
  readonly anywhere: readonly number[];
}

/**
 * Measures the same with JOB_RANKER=sql on its own PostgreSQL. SQL adds up every posting with any term of the CV, which
 * are most postings: too slow for many simultaneous searches, but fast enough for one.
 */
export async function measureJobMatchInSql(report: (figure: Figure) => void): Promise<void> {
  const { buildMs, anywhere } = await measuredBy<MeasuredInSql>(
    "services/job-match/testing/measure-sql-matching.entry.ts",
    String(postings),
  );
  report({
    name: "jobs for a CV among them in PostgreSQL, p95",
    value: quantile(anywhere, 0.95),
    budget: 1_500,
    unit: "ms",
    bound: "most",
    note: `p50 ${quantile(anywhere, 0.5).toFixed(0)} ms, index made in ${(buildMs / 1_000).toFixed(0)} s`,
  });
}

interface MeasuredLarge extends Pick<Measured, "firstMs" | "buildMs" | "anywhere" | "filtered" | "jobs" | "bytes"> {
  readonly wasReady: boolean;
  /** Resident bytes of the whole process, including the thread of the index. */
  readonly rss: number;
}

/**
 * Measures the index of a million postings in a separate process, which starts with an old snapshot of 20 000 postings.
 */
export async function measureLargeIndex(report: (figure: Figure) => void): Promise<void> {
  const measured = await measuredBy<MeasuredLarge>(
    "services/job-match/testing/measure-large-index.entry.ts",
    "1000000",
  );
  const { firstMs, wasReady, buildMs, anywhere, filtered, jobs, bytes, rss } = measured;
  report({ name: "postings in the large index", value: jobs, budget: 1_000_000, unit: "", bound: "least" });
  const milliseconds = (name: string, value: number, budget: number, note: string): void =>
    report({ name, value, budget, unit: "ms", bound: "most", note });
  const since = wasReady ? "when it was complete" : `complete after ${(buildMs / 1_000).toFixed(0)} s`;
  milliseconds("first ranking from an old snapshot", firstMs, 2_500, since);
  for (const [name, times] of [
    ["ranking among them, p95", anywhere],
    ["ranking in a region, p95", filtered],
  ] as const)
    milliseconds(name, quantile(times, 0.95), 60, `p50 ${quantile(times, 0.5).toFixed(1)} ms`);
  const note = `its arrays ${(bytes / 1e6).toFixed(0)} MB`;
  report({
    name: "memory of the process of the index",
    value: rss / 1e6,
    budget: 500,
    unit: "MB",
    bound: "most",
    note,
  });
}
