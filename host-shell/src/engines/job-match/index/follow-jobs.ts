import type { Logger } from "pino";
import type { Bell } from "../../../concurrency/bell.ts";
import type { JobChange, JobFeed } from "../job-feed.ts";
import { catchUp } from "./catch-up.ts";
import type { IndexThread } from "./index-thread.ts";
import type { IndexStart } from "./open-index.ts";
import type { ReadyThread } from "./ready-thread.ts";
import { createSnapshotSchedule } from "./snapshot-schedule.ts";

interface Options {
  readonly thread: IndexThread;
  readonly opened: IndexStart;
  readonly feed: JobFeed;
  /** The folder of the snapshot. */
  readonly folder: string;
  readonly log: Logger;
  /** Rings when jobs may have changed, and when the thread has ended. */
  readonly bell: Bell;
  /** Receives the thread as soon as it can rank. */
  readonly ready: ReadyThread;
  readonly lookEveryMs: number;
  readonly settledAfterMs: number;
  readonly isStopping: () => boolean;
}

/** Keeps the index of a thread up to date with the jobs until it is stopped. Rejects if the thread ends. */
export async function followJobs(options: Options): Promise<void> {
  const { thread, opened, feed, log, bell, ready, lookEveryMs, settledAfterMs, isStopping } = options;
  const isStopped = () => isStopping() || thread.hasEnded();
  const build = createBuild({ thread, opened, feed, ready, isStopped });
  const write = () => writeSnapshot(options);
  const snapshots = createSnapshotSchedule({
    isWritten: opened.revision === opened.lastRevision,
    settledAfterMs,
    write,
  });
  let revision = opened.lastRevision;
  let isFailing = false;

  async function takeChanges(): Promise<void> {
    await catchUp({
      read: feed.changedSince,
      from: revision,
      isStopped,
      take: async (records, last) => {
        await thread.ask("take", { records, revision: last });
        revision = last;
        snapshots.changed();
      },
    });
  }

  while (!isStopped()) {
    try {
      await build.finish();
      await takeChanges();
      if (isStopped()) break;
      ready.offer(thread);
      isFailing = false;
    } catch (error) {
      if (isStopped()) break;
      if (!isFailing) log.error({ err: error }, "changes of jobs cannot be read; trying again");
      isFailing = true;
    }
    if (ready.isReady()) await snapshots.writeIfDue();
    if (!isStopped()) await bell.heard(lookEveryMs);
  }
  if (thread.hasEnded()) throw new Error("the thread of the job index ended");
  if (build.isFinished()) await snapshots.writeIfChanged();
}

type BuildOptions = Pick<Options, "thread" | "opened" | "feed" | "ready"> & { readonly isStopped: () => boolean };

/**
 * Brings an index from its snapshot, or from nothing, up to the revision that was current when the thread started.
 * Reads the latest changes first, so that even an unfinished index has the jobs that most searches find.
 * After a failure, `finish` continues where it stopped.
 */
function createBuild({ thread, opened, feed, ready, isStopped }: BuildOptions) {
  const { revision, lastRevision, isFromSnapshot } = opened;
  let isFinished = false;
  let deletedUpTo = revision;
  let builtFrom = lastRevision + 1;
  const take = (records: readonly JobChange[]) => thread.ask("take", { records, revision });
  return {
    isFinished: () => isFinished,
    async finish(): Promise<void> {
      if (isFinished) return;
      if (isFromSnapshot) {
        ready.offerPart(thread);
        await catchUp({
          read: feed.deletedSince,
          from: deletedUpTo,
          isStopped,
          take: async (records, highest) => {
            await take(records);
            deletedUpTo = highest;
          },
        });
      }
      await catchUp({
        read: async (before, limit) =>
          (await feed.changedBefore(before, limit)).filter((record) => record.revision > revision),
        from: builtFrom,
        isStopped,
        take: async (records, lowest) => {
          await take(records);
          builtFrom = lowest;
          ready.offerPart(thread);
        },
      });
      if (isStopped()) return;
      await thread.ask("take", { records: [], revision: lastRevision });
      isFinished = true;
    },
  };
}

async function writeSnapshot({ thread, folder, log }: Pick<Options, "thread" | "folder" | "log">): Promise<boolean> {
  try {
    await thread.ask("keep", { folder });
    return true;
  } catch (error) {
    if (!thread.hasEnded()) log.error({ err: error }, "the snapshot of the job index was not written");
    return false;
  }
}
