import type { Logger } from "pino";
import type { Tables } from "../../../database/database.ts";
import { createBell } from "../../../concurrency/bell.ts";
import { endsWithin } from "../../../concurrency/ends-within.ts";
import type { JobChange, JobFeed } from "../../job-store/job-feed.ts";
import { catchUp } from "../index/catch-up.ts";
import { type IndexThread, startIndexThread } from "../index/index-thread.ts";
import { usualPartAfterMs } from "../index/ready-thread.ts";
import { JobsNotReady } from "../jobs-not-ready.ts";
import type { FollowingRanker } from "./following-ranker.ts";
import { idfsInSql, rankInSql } from "./rank-in-sql.ts";
import { holdsJobs, sqlIndexState, sqlJobIndex } from "./sql-job-index.ts";

interface SqlRankerOptions {
  readonly tables: Tables;
  readonly feed: JobFeed;
  /** The module of the thread that analyses postings. */
  readonly entry: URL;
  readonly log: Logger;
  /** How long a ranking waits for an index that does not exist yet. */
  readonly patienceMs?: number;
  /** How late a change by another process may be noticed. */
  readonly lookEveryMs?: number;
}

const askAgainMs = 100;
const restartPauseMs = 2_000;

/** Ranks in the database, for stores too large for the memory of a server. All servers maintain one index together. */
export function createSqlRanker({
  tables,
  feed,
  entry,
  log,
  patienceMs = 10_000,
  lookEveryMs = 2_000,
}: SqlRankerOptions): FollowingRanker {
  const bell = createBell();
  const stopped = new AbortController();
  let living: Promise<void> = Promise.resolve();
  let isReady = false;

  async function live(): Promise<void> {
    while (!stopped.signal.aborted) {
      const thread = startIndexThread({ entry, onEnd: bell.ring });
      try {
        await follow(thread);
      } catch (error) {
        if (stopped.signal.aborted) return;
        log.error({ err: error }, "the job index in the database was not updated; trying again");
        await endsWithin(aborted(stopped.signal), restartPauseMs);
      } finally {
        await thread.end();
      }
    }
  }

  async function follow(thread: IndexThread): Promise<void> {
    const analyser = await thread.ask("version", undefined);
    const index = sqlJobIndex(tables, analyser);
    await index.prepare(await feed.lastRevision());
    const isStopped = () => stopped.signal.aborted || thread.hasEnded();
    while (!isStopped()) {
      const state = await sqlIndexState(tables);
      isReady = state?.isComplete ?? false;
      // Servers of another version maintain it: if both did, each would rebuild it again and again.
      if (state?.analyser === analyser) {
        const revision = await takeFrom(state.revision, index, thread, isStopped);
        if (revision !== undefined && !isStopped()) {
          if (!state.isComplete) await index.completed(revision);
          isReady = true;
        }
      }
      if (!isStopped()) await bell.heard(lookEveryMs);
    }
    if (thread.hasEnded()) throw new Error("The thread that analyses postings ended.");
  }

  /** Resolves with the last revision that was taken, or `undefined` if another server takes the changes. */
  async function takeFrom(
    from: number,
    index: ReturnType<typeof sqlJobIndex>,
    thread: IndexThread,
    isStopped: () => boolean,
  ): Promise<number | undefined> {
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

  async function untilReady(signal: AbortSignal): Promise<void> {
    const partFrom = performance.now() + usualPartAfterMs;
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
    async rank(request, signal) {
      const patience = new AbortController();
      const late = new JobsNotReady("The index of jobs in the database was not ready in time.");
      const timer = setTimeout(() => patience.abort(late), patienceMs);
      try {
        await untilReady(AbortSignal.any([patience.signal, stopped.signal, ...(signal ? [signal] : [])]));
      } finally {
        clearTimeout(timer);
      }
      return rankInSql(tables, request);
    },
    idfsOf: (terms) => idfsInSql(tables, terms),
    async stop(patience) {
      stopped.abort(new JobsNotReady("The server stops."));
      bell.ring();
      await endsWithin(living, patience);
    },
  };
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

/** Resolves when the signal is aborted. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
