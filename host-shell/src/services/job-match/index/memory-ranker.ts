import type { Logger } from "pino";
import type { JobFeed } from "../../job-store/job-feed.ts";
import { createBell } from "../../../concurrency/bell.ts";
import { endsWithin } from "../../../concurrency/ends-within.ts";
import type { FollowingRanker } from "../ranking/following-ranker.ts";
import { catchUp } from "./catch-up.ts";
import type { IndexMeasure } from "./index-orders.ts";
import { type IndexThread, startIndexThread } from "./index-thread.ts";
import { createReadyThread, usualPartAfterMs } from "./ready-thread.ts";

export interface MemoryRanker extends FollowingRanker {
  readonly measure: () => Promise<IndexMeasure>;
}

interface MemoryRankerOptions {
  readonly feed: JobFeed;
  /** Where the snapshot lies. */
  readonly folder: string;
  readonly entry: URL;
  readonly log: Logger;
  /** How long a ranking waits for an index that is not there yet. */
  readonly patienceMs?: number;
  /** How long it waits for the rest of an index of which there is a part. */
  readonly partAfterMs?: number;
  /** How late a change by another process may be noticed. */
  readonly lookEveryMs?: number;
  /** A snapshot is kept when nothing changed for so long. */
  readonly settledAfterMs?: number;
}

interface Opened {
  /** Of the last job that is in it, or that is to be. */
  readonly revision: number;
  /** Whether it was taken up from its snapshot, which is up to date then. */
  readonly isKept: boolean;
}

const restartPauseMs = 1_000;
const longestRestartPauseMs = 30_000;
/** A snapshot is kept after so long, however often jobs change. */
const keepAtLeastEveryMs = 60_000;

/** Ranks by an index in a thread, which follows the table of jobs. One that ends is started again. */
export function createMemoryRanker({
  feed,
  folder,
  entry,
  log,
  patienceMs = 10_000,
  partAfterMs = usualPartAfterMs,
  lookEveryMs = 2_000,
  settledAfterMs = 5_000,
}: MemoryRankerOptions): MemoryRanker {
  const bell = createBell();
  const current = createReadyThread({ patienceMs, partAfterMs });
  const stopped = Promise.withResolvers<void>();
  let stopping = false;
  let living: Promise<void> = Promise.resolve();
  /** A thread that ended while it read the snapshot may have ended of it. */
  let trustsSnapshot = true;

  async function live(): Promise<void> {
    for (let failures = 0; !stopping; failures += 1) {
      const startedAt = Date.now();
      try {
        await serve();
      } catch (error) {
        if (stopping) return;
        log.error({ err: error }, "the index of jobs is not there; it is started again");
      }
      if (Date.now() - startedAt > longestRestartPauseMs) failures = 0;
      const pauseMs = failures === 0 ? 0 : Math.min(longestRestartPauseMs, restartPauseMs * 2 ** (failures - 1));
      await endsWithin(stopped.promise, pauseMs);
    }
  }

  async function serve(): Promise<void> {
    const thread = startIndexThread({
      entry,
      onEnd: () => {
        current.forget();
        bell.ring();
      },
    });
    try {
      await follow(thread, await open(thread));
    } finally {
      await thread.end();
    }
  }

  async function open(thread: IndexThread): Promise<Opened> {
    const startedAt = performance.now();
    const [storeId, lastRevision] = await Promise.all([feed.storeId(), feed.lastRevision()]);
    const trusted = trustsSnapshot;
    trustsSnapshot = false;
    const opened = await thread.ask("open", { storeId, lastRevision, folder: trusted ? folder : undefined });
    trustsSnapshot = true;
    const ms = Math.round(performance.now() - startedAt);
    if (opened.fault === undefined)
      log.info({ revision: opened.revision, ms }, "the index of jobs was taken up from its snapshot");
    else log.warn({ reason: opened.fault }, "the index of jobs is built anew, its snapshot is of no use");
    const isKept = opened.fault === undefined;
    return { revision: isKept ? opened.revision : lastRevision, isKept };
  }

  async function follow(thread: IndexThread, { revision: from, isKept }: Opened): Promise<void> {
    const isStopped = () => stopping || thread.hasEnded();
    let isBuilt = isKept;
    /** The last jobs first, so that a part of the index is of those that are looked for most. */
    let builtFrom = from + 1;
    const build = async () => {
      await catchUp({
        read: feed.keptBefore,
        from: builtFrom,
        isStopped,
        take: async (records, lowest) => {
          await thread.ask("take", { records, revision: 0 });
          builtFrom = lowest;
          current.offerPart(thread);
        },
      });
      if (isStopped()) return;
      await thread.ask("take", { records: [], revision: from });
      isBuilt = true;
    };
    let revision = from;
    let changedAt = 0;
    let unkeptSince = isKept ? undefined : Date.now();
    let isFailing = false;
    while (!isStopped()) {
      try {
        if (!isBuilt) await build();
        await catchUp({
          read: feed.changedSince,
          from: revision,
          isStopped,
          take: async (records, last) => {
            await thread.ask("take", { records, revision: last });
            revision = last;
            changedAt = Date.now();
            unkeptSince ??= changedAt;
          },
        });
        if (isStopped()) break;
        current.offer(thread);
        isFailing = false;
      } catch (error) {
        if (isStopped()) break;
        if (!isFailing) log.error({ err: error }, "changes of jobs cannot be read; it is tried again");
        isFailing = true;
      }
      const now = Date.now();
      const isDue = now - changedAt >= settledAfterMs || now - (unkeptSince ?? now) >= keepAtLeastEveryMs;
      if (unkeptSince !== undefined && current.isReady() && isDue && (await keep(thread))) unkeptSince = undefined;
      if (!isStopped()) await bell.heard(lookEveryMs);
    }
    if (thread.hasEnded()) throw new Error("the thread of the index ended");
    if (unkeptSince !== undefined && isBuilt) await keep(thread);
  }

  async function keep(thread: IndexThread): Promise<boolean> {
    try {
      await thread.ask("keep", { folder });
      return true;
    } catch (error) {
      if (!thread.hasEnded()) log.error({ err: error }, "the snapshot of the index of jobs was not kept");
      return false;
    }
  }

  return {
    start() {
      living = live();
    },
    changed: bell.ring,
    ready: current.isReady,
    rank: (wish, signal) => current.ask("rank", wish, signal),
    idfsOf: (terms) => current.ask("idfs", terms),
    measure: () => current.ask("measure", undefined),
    async stop(patienceMs) {
      stopping = true;
      stopped.resolve();
      bell.ring();
      await endsWithin(living, patienceMs);
      current.close();
    },
  };
}
