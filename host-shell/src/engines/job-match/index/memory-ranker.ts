import type { Logger } from "pino";
import { createBell } from "../../../concurrency/bell.ts";
import type { JobFeed } from "../job-feed.ts";
import type { FollowingRanker } from "../ranking/following-ranker.ts";
import { followJobs } from "./follow-jobs.ts";
import type { IndexMeasure } from "./index-protocol.ts";
import { type StartIndexThread, startIndexThread } from "./index-thread.ts";
import { createIndexOpener } from "./open-index.ts";
import { createReadyThread, defaultPartAfterMs, defaultReadyTimeoutMs } from "./ready-thread.ts";
import { createRestarts } from "./restarts.ts";

export interface MemoryRanker extends FollowingRanker {
  readonly measure: () => Promise<IndexMeasure>;
}

interface MemoryRankerOptions {
  readonly feed: JobFeed;
  /** The folder of the snapshot. */
  readonly folder: string;
  readonly entry: URL;
  readonly log: Logger;
  /** The milliseconds that a ranking waits for an index that does not exist yet. */
  readonly readyTimeoutMs?: number;
  /** The milliseconds that a ranking waits for the rest of an unfinished index. */
  readonly partAfterMs?: number;
  /** The milliseconds after which a change by another process is noticed at the latest. */
  readonly lookEveryMs?: number;
  /** A snapshot is written when nothing has changed for this number of milliseconds. */
  readonly settledAfterMs?: number;
  readonly startThread?: StartIndexThread;
}

/** Ranks with an index that is in a thread and follows the table of jobs. A thread that ends is started again. */
export function createMemoryRanker({
  feed,
  folder,
  entry,
  log,
  readyTimeoutMs = defaultReadyTimeoutMs,
  partAfterMs = defaultPartAfterMs,
  lookEveryMs = 2_000,
  settledAfterMs = 5_000,
  startThread = startIndexThread,
}: MemoryRankerOptions): MemoryRanker {
  const bell = createBell();
  const ready = createReadyThread({ readyTimeoutMs, partAfterMs });
  const open = createIndexOpener({ feed, folder, log });
  const restarts = createRestarts(serve, (error) =>
    log.error({ err: error }, "the job index failed; it is started again"),
  );

  async function serve(): Promise<void> {
    const thread = startThread({
      entry,
      onEnd: () => {
        ready.forget();
        bell.ring();
      },
    });
    try {
      const opened = await open(thread);
      const { isStopped: isStopping } = restarts;
      await followJobs({ thread, opened, feed, folder, log, bell, ready, lookEveryMs, settledAfterMs, isStopping });
    } finally {
      await thread.end();
    }
  }

  return {
    start: restarts.start,
    changed: bell.ring,
    ready: ready.isReady,
    ageMs: ready.ageMs,
    rank: (request, signal) => ready.ask("rank", request, signal),
    idfsOf: (terms) => ready.ask("idfs", terms),
    measure: () => ready.ask("measure", undefined),
    async stop(timeoutMs) {
      const stopped = restarts.stop(timeoutMs);
      bell.ring();
      await stopped;
      ready.close();
    },
  };
}
