import type { Logger } from "pino";
import type { Tables } from "../../database/database.ts";
import type { JobFeed, JobShelf } from "../../engines/job-match/job-feed.ts";
import { kmBetween, postalCodeOf } from "../../engines/postal-codes/postal-codes.ts";
import { distances, wholeCountry } from "shared-runtime/api/jobmatch.ts";
import { type StartIndexThread, startIndexThread } from "../../engines/job-match/index/index-thread.ts";
import { createMemoryRanker } from "../../engines/job-match/index/memory-ranker.ts";
import { defaultReadyTimeoutMs } from "../../engines/job-match/index/ready-thread.ts";
import type { FoundJobs, JobFilter, JobMatching, JobSearch } from "./job-matching.ts";
import { JobsNotReady } from "../../engines/job-match/jobs-not-ready.ts";
import type { MatchQuery } from "../../engines/job-match/query/match-query.ts";
import { createQueryThread } from "../../engines/job-match/query/query-thread.ts";
import type { FollowingRanker } from "../../engines/job-match/ranking/following-ranker.ts";
import type { RankingRequest } from "../../engines/job-match/ranking/job-ranker.ts";
import { createSqlRanker } from "./ranking/sql-ranker.ts";
import { rankerWithSubstitute } from "./ranking/ranker-with-substitute.ts";

/** Where jobs are ranked: in the memory of each server, or in the database if they are too many for the memory. */
const jobRankers = ["memory", "sql"] as const;
export type JobRankerName = (typeof jobRankers)[number];

export interface RunningJobMatching extends JobMatching {
  /** Starts to build the index of the jobs in the background. */
  readonly start: () => Promise<void>;
  /**
   * To be called after this process changed jobs, so that they are found at once. Changes by other processes are found
   * within seconds.
   */
  readonly changed: () => void;
  /** Whether all jobs that existed at the start can be found. */
  readonly ready: () => boolean;
  /** Milliseconds since the index last had all changes of jobs; `undefined` if it never had. */
  readonly ageMs: () => number | undefined;
  /** Resolves when everything has stopped, at the latest after `timeoutMs`. */
  readonly stop: (timeoutMs: number) => Promise<void>;
}

interface JobMatchingOptions {
  readonly feed: JobFeed;
  readonly shelf: JobShelf;
  readonly tables: Tables;
  /** The folder of the snapshots of the index. It is created if it does not exist. */
  readonly folder: string;
  readonly ranker: JobRankerName;
  readonly log: Logger;
  /** The module that the thread of the index runs: `job-index-worker.ts`, or its build. */
  readonly workerEntry?: URL;
  /** The milliseconds that a search waits for an index that does not exist yet. */
  readonly readyTimeoutMs?: number;
  readonly startThread?: StartIndexThread;
}

/** The timeout of a search. The widget says that a search takes up to a minute, and gives up after that. */
export const searchTimeoutMs = 55_000;

/** The most rankings of a search. Each ranks more jobs than the last, to replace jobs that are no longer shown. */
const mostRounds = 4;

/** A CV with at least this number of terms does not match by chance. The shortest CVs of the judged set have forty. */
const enoughTerms = 6;
/**
 * A CV with fewer terms matches only if its best job has at least this fit. The best job has a fit of 0.57 or more for
 * judged CVs, and of 0.27 or less for meaningless CVs.
 */
const leastFit = 0.35;

/** `find` rejects with `JobsNotReady` if the index is not built in time, or with the reason of the signal. */
export function createJobMatching({
  feed,
  shelf,
  tables,
  folder,
  ranker: name,
  log,
  workerEntry: entry = new URL("../../engines/job-match/index/job-index-worker.ts", import.meta.url),
  readyTimeoutMs = defaultReadyTimeoutMs,
  startThread = startIndexThread,
}: JobMatchingOptions): RunningJobMatching {
  const common = { feed, entry, log, readyTimeoutMs, startThread };
  const ranker: FollowingRanker =
    name === "sql"
      ? createSqlRanker({ ...common, tables })
      : rankerWithSubstitute(createMemoryRanker({ ...common, folder }), { tables, feed });
  const reader = createQueryThread({ entry, startThread });

  /** Finds jobs that are still shown. Jobs that were removed since they were indexed are replaced by the next ones. */
  async function shown(request: RankingRequest, zip: string, signal?: AbortSignal): Promise<FoundJobs["jobs"]> {
    for (let round = 1; ; round += 1) {
      const count = request.count * round;
      const ranked = await ranker.rank({ ...request, count }, signal);
      const cards = await shelf.cardsOf(ranked.map(({ id }) => id));
      signal?.throwIfAborted();
      if (cards.length < request.count && ranked.length === count && round < mostRounds) continue;
      const fits = new Map(ranked.map(({ id, fit }) => [id, fit]));
      return cards
        .slice(0, request.count)
        .map((card) => ({ ...card, km: kilometres(zip, card.zip), fit: fits.get(card.id) ?? 0 }));
    }
  }

  /** The first wider filter that finds a job: a longer distance, then all regions. `undefined` if no filter does. */
  async function widerOf(request: RankingRequest, signal?: AbortSignal): Promise<JobFilter | undefined> {
    const { region, zip, maxKm = wholeCountry } = request;
    const filters: readonly JobFilter[] = [
      ...distances.filter((km) => km > maxKm).map((maxDistance) => ({ ...(region && { region }), maxDistance })),
      ...(region === undefined ? [] : [{ maxDistance: wholeCountry } as const]),
    ];
    for (const filter of filters) {
      const maxKm = filter.maxDistance === wholeCountry ? undefined : filter.maxDistance;
      const [one] = await shown({ ...request, region: filter.region, maxKm, count: 1 }, zip, signal);
      if (one) return filter;
    }
    return undefined;
  }

  /**
   * Whether a CV has enough terms to match by, since one or two words may be in some job by chance. Ignores the place.
   */
  async function saysEnough(request: RankingRequest, signal?: AbortSignal): Promise<boolean> {
    const { terms } = request.query;
    if (terms.length === 0 || terms.length >= enoughTerms) return terms.length > 0;
    const [best] = await ranker.rank({ ...request, region: undefined, maxKm: undefined, count: 1 }, signal);
    return best !== undefined && best.fit >= leastFit;
  }

  return {
    async find({ cv, zip, region, maxKm, count }: JobSearch, signal) {
      const now = new Date();
      const query = await reader.queryOf(cv, now);
      const request: RankingRequest = { query, zip, region, maxKm, count, now };
      const matchedBy = (await saysEnough(request, signal)) ? "cv" : "place";
      const asked = matchedBy === "cv" ? request : { ...request, query: { terms: [], level: undefined } };
      const jobs = await shown(asked, zip, signal);
      if (jobs.length === 0 && !ranker.ready())
        throw new JobsNotReady("The part of the index that is there holds no such job.");
      const wider = jobs.length === 0 ? await widerOf(asked, signal) : undefined;
      return { jobs, matchedBy, ...(wider && { wider }) };
    },

    async explain(jobId, cv) {
      const job = await shelf.jobOf(jobId);
      if (job === undefined) return undefined;
      const query = await reader.queryOf(cv, new Date());
      return reader.explain({ cv, job, query, idfs: await idfsFor(ranker, query.terms) });
    },

    async start() {
      ranker.start();
      reader.start();
    },
    changed: ranker.changed,
    ready: ranker.ready,
    ageMs: ranker.ageMs,
    async stop(timeoutMs) {
      await Promise.all([ranker.stop(timeoutMs), reader.end()]);
    },
  };
}

/**
 * Resolves with the frequencies of terms, or with an empty map without an index. The frequencies only order the
 * reasons of an explanation, so an explanation does not wait for an index.
 */
async function idfsFor(ranker: FollowingRanker, terms: MatchQuery["terms"]): Promise<ReadonlyMap<string, number>> {
  if (!ranker.ready()) return new Map();
  try {
    return await ranker.idfsOf(terms.map(({ term }) => term));
  } catch (error) {
    if (error instanceof JobsNotReady) return new Map();
    throw error;
  }
}

function kilometres(from: string, to: string | undefined): number | undefined {
  const [one, other] = [postalCodeOf(from), to === undefined ? undefined : postalCodeOf(to)];
  return one && other && kmBetween(one, other);
}
