import type { Logger } from "pino";
import type { Tables } from "../../../database/database.ts";
import { createBell } from "../../../concurrency/bell.ts";
import { endsWithin } from "../../../concurrency/ends-within.ts";
import type { JobFeed } from "../../../engines/job-match/job-feed.ts";
import { type StartIndexThread, startIndexThread } from "../../../engines/job-match/index/index-thread.ts";
import { defaultPartAfterMs, defaultReadyTimeoutMs } from "../../../engines/job-match/index/ready-thread.ts";
import { JobsNotReady } from "../../../engines/job-match/jobs-not-ready.ts";
import { followJobsInSql } from "./follow-jobs-in-sql.ts";
import type { FollowingRanker } from "../../../engines/job-match/ranking/following-ranker.ts";
import { idfsInSql, rankInSql } from "./rank-in-sql.ts";
import { holdsJobs, sqlIndexState } from "./sql-job-index.ts";

interface SqlRankerOptions {
  readonly tables: Tables;
  readonly feed: JobFeed;
  /** The module of the thread that analyses postings. */
  readonly entry: URL;
  readonly log: Logger;
  /** The milliseconds that a ranking waits for an index that does not exist yet. */
  readonly readyTimeoutMs?: number;
  /** The milliseconds after which a change by another process is noticed at the latest. */
  readonly lookEveryMs?: number;
  readonly startThread?: StartIndexThread;
}

const askAgainMs = 100;
const restartPauseMs = 2_000;

/** Ranks in the database, for stores too large for the memory of a server. All servers maintain one index together. */
export function createSqlRanker({
  tables,
  feed,
  entry,
  log,
  readyTimeoutMs = defaultReadyTimeoutMs,
  lookEveryMs = 2_000,
  startThread = startIndexThread,
}: SqlRankerOptions): FollowingRanker {
  const bell = createBell();
  const stopped = new AbortController();
  let living: Promise<void> = Promise.resolve();
  let isReady = false;
  let readyAt: number | undefined;

  async function live(): Promise<void> {
    while (!stopped.signal.aborted) {
      const thread = startThread({ entry, onEnd: bell.ring });
      try {
        await followJobsInSql({
          tables,
          feed,
          thread,
          bell,
          lookEveryMs,
          isStopping: () => stopped.signal.aborted,
          onReady: (is) => {
            isReady = is;
            if (is) readyAt = performance.now();
          },
        });
      } catch (error) {
        if (stopped.signal.aborted) return;
        log.error({ err: error }, "the job index in the database was not updated; trying again");
        await endsWithin(aborted(stopped.signal), restartPauseMs);
      } finally {
        await thread.end();
      }
    }
  }

  async function untilReady(signal: AbortSignal): Promise<void> {
    const partFrom = performance.now() + defaultPartAfterMs;
    while (!isReady) {
      signal.throwIfAborted();
      isReady = (await sqlIndexState(tables))?.isComplete ?? false;
      if (isReady || (performance.now() >= partFrom && (await holdsJobs(tables)))) return;
      await endsWithin(aborted(signal), askAgainMs);
    }
  }

  return {
    start() {
      living = live();
    },
    changed: bell.ring,
    ready: () => isReady,
    ageMs: () => readyAt && performance.now() - readyAt,
    async rank(request, signal) {
      const timeout = new AbortController();
      const late = new JobsNotReady("The index of jobs in the database was not ready in time.");
      const timer = setTimeout(() => timeout.abort(late), readyTimeoutMs);
      try {
        await untilReady(AbortSignal.any([timeout.signal, stopped.signal, ...(signal ? [signal] : [])]));
      } finally {
        clearTimeout(timer);
      }
      return rankInSql(tables, request);
    },
    idfsOf: (terms) => idfsInSql(tables, terms),
    async stop(timeoutMs) {
      stopped.abort(new JobsNotReady("The server stops."));
      bell.ring();
      await endsWithin(living, timeoutMs);
    },
  };
}

/** Resolves when the signal is aborted. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
