import type { Bell } from "../../../concurrency/bell.ts";
import type { Tables } from "../../../database/database.ts";
import type { JobChange, JobFeed } from "../../../engines/job-match/job-feed.ts";
import { catchUp } from "../../../engines/job-match/index/catch-up.ts";
import type { IndexThread } from "../../../engines/job-match/index/index-thread.ts";
import { sqlIndexState, sqlJobIndex } from "./sql-job-index.ts";

interface Options {
  readonly tables: Tables;
  readonly feed: JobFeed;
  /** The thread that analyses postings. */
  readonly thread: IndexThread;
  /** Rings when jobs may have changed, and when the thread has ended. */
  readonly bell: Bell;
  readonly lookEveryMs: number;
  readonly isStopping: () => boolean;
  /** Called with whether the index has all jobs. */
  readonly onReady: (isReady: boolean) => void;
}

/** Keeps the index in the database up to date with the jobs until it is stopped. Rejects if the thread ends. */
export async function followJobsInSql(options: Options): Promise<void> {
  const { tables, feed, thread, bell, lookEveryMs, isStopping, onReady } = options;
  const isStopped = () => isStopping() || thread.hasEnded();
  const analyser = await thread.ask("version", undefined);
  const index = sqlJobIndex(tables, analyser);
  await index.prepare(await feed.lastRevision());
  while (!isStopped()) {
    const state = await sqlIndexState(tables);
    onReady(state?.isComplete ?? false);
    // If the analyser differs, servers of another version maintain the index now. If servers of both versions
    // maintained the index, each version would rebuild it again and again.
    if (state?.analyser === analyser) {
      const revision = await takeChanges({ from: state.revision, index, feed, thread, isStopped });
      if (revision !== undefined && !isStopped()) {
        if (!state.isComplete) await index.completed(revision);
        onReady(true);
      }
    }
    if (!isStopped()) await bell.heard(lookEveryMs);
  }
  if (thread.hasEnded()) throw new Error("The thread that analyses postings ended.");
}

interface Changes extends Pick<Options, "feed" | "thread"> {
  readonly from: number;
  readonly index: ReturnType<typeof sqlJobIndex>;
  readonly isStopped: () => boolean;
}

/** Resolves with the revision of the last applied change, or with `undefined` if another server applies the changes. */
async function takeChanges({ from, index, feed, thread, isStopped }: Changes): Promise<number | undefined> {
  let revision = from;
  let isOvertaken = false;
  await catchUp({
    read: feed.changedSince,
    from,
    isStopped: () => isOvertaken || isStopped(),
    take: async (records, to) => {
      const changes = await analysed(thread, records);
      isOvertaken = !(await index.take({ ...changes, from: revision, to }));
      if (isOvertaken) return;
      revision = to;
      while (!isStopped() && (await index.tidy(revision)));
    },
  });
  return isOvertaken ? undefined : revision;
}

async function analysed(thread: IndexThread, records: readonly JobChange[]) {
  const shown = records.filter((record) => !record.removed);
  const postings = await thread.ask("analyse", shown);
  return {
    shown: shown.flatMap((record, number) => {
      const posting = postings[number];
      return posting ? [{ record, analysed: posting }] : [];
    }),
    removed: records.filter(({ removed }) => removed).map(({ id }) => id),
  };
}
