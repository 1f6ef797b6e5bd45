import type { Logger } from "pino";
import type { Tables } from "../../database/database.ts";
import type { ReadCv } from "../cv-store/cv-store.ts";
import type { JobFeed, JobShelf } from "../job-store/job-feed.ts";
import { kmBetween, postalCodeOf } from "../postal-codes/postal-codes.ts";
import { distances, wholeCountry } from "shared-runtime/api/jobmatch.ts";
import { explainMatch } from "./explanation/explain-match.ts";
import { createMemoryRanker } from "./index/memory-ranker.ts";
import type { FoundJobs, JobFilter, JobMatching, JobSearch } from "./job-matching.ts";
import { JobsNotReady } from "./jobs-not-ready.ts";
import { buildQuery } from "./query/build-query.ts";
import type { FollowingRanker } from "./ranking/following-ranker.ts";
import type { RankingWish } from "./ranking/job-ranker.ts";
import { createSqlRanker } from "./ranking/sql-ranker.ts";
import { rankerWithSubstitute } from "./ranking/ranker-with-substitute.ts";

/** Where jobs are ranked: in the memory of each server, or in the database for more jobs than fit there. */
export const jobRankers = ["memory", "sql"] as const;
export type JobRankerName = (typeof jobRankers)[number];

export interface RunningJobMatching extends JobMatching {
  /** Begins to take up the jobs, in the background. */
  readonly start: () => Promise<void>;
  /** Jobs were changed in this process: they can be found soon. What other processes change is found seconds later. */
  readonly changed: () => void;
  /** Whether all jobs can be found that there were at the start. */
  readonly ready: () => boolean;
  /** Resolves when nothing runs any more, at the latest after `patienceMs`. */
  readonly stop: (patienceMs: number) => Promise<void>;
}

interface JobMatchingOptions {
  readonly feed: JobFeed;
  readonly shelf: JobShelf;
  readonly tables: Tables;
  /** Where snapshots of the index lie. It is made if need be. */
  readonly folder: string;
  readonly ranker: JobRankerName;
  readonly log: Logger;
  /** The module that the thread of the index runs: `job-index-worker.ts`, or what it was built into. */
  readonly workerEntry?: URL;
  /** How long a search waits for an index that is not there yet. */
  readonly patienceMs?: number;
}

/** How often more jobs are asked for in place of those that are no longer shown. */
const mostRounds = 4;

/** So many terms are no chance: the shortest CVs of the judged set have forty. */
const enoughTerms = 6;
/** With fewer, a job must fit well. The best one fits judged CVs from 0.57 on, and those that say nothing to 0.27. */
const leastFit = 0.35;

/** `find` throws `JobsNotReady` while the index is made and that takes too long, and the signal's reason. */
export function createJobMatching({
  feed,
  shelf,
  tables,
  folder,
  ranker: name,
  log,
  workerEntry: entry = new URL("./index/job-index-worker.ts", import.meta.url),
  patienceMs = 10_000,
}: JobMatchingOptions): RunningJobMatching {
  const ranker: FollowingRanker =
    name === "sql"
      ? createSqlRanker({ tables, feed, entry, log, patienceMs })
      : rankerWithSubstitute(createMemoryRanker({ feed, folder, entry, log, patienceMs }), { tables, feed });

  /** Jobs may have been taken away since they were taken up: others stand in for them. */
  async function shown(wish: RankingWish, zip: string, signal?: AbortSignal): Promise<FoundJobs["jobs"]> {
    for (let round = 1; ; round += 1) {
      const count = wish.count * round;
      const ranked = await ranker.rank({ ...wish, count }, signal);
      const cards = await shelf.cardsOf(ranked.map(({ id }) => id));
      signal?.throwIfAborted();
      if (cards.length < wish.count && ranked.length === count && round < mostRounds) continue;
      const fits = new Map(ranked.map(({ id, fit }) => [id, fit]));
      return cards
        .slice(0, wish.count)
        .map((card) => ({ ...card, km: kilometres(zip, card.zip), fit: fits.get(card.id) ?? 0 }));
    }
  }

  /** A longer way first, then all regions: the first of them with which a job is found. */
  async function widerOf(wish: RankingWish, signal?: AbortSignal): Promise<JobFilter | undefined> {
    const { region, zip, maxKm = wholeCountry } = wish;
    const filters: readonly JobFilter[] = [
      ...distances.filter((km) => km > maxKm).map((maxDistance) => ({ ...(region && { region }), maxDistance })),
      ...(region === undefined ? [] : [{ maxDistance: wholeCountry } as const]),
    ];
    for (const filter of filters) {
      const maxKm = filter.maxDistance === wholeCountry ? undefined : filter.maxDistance;
      const [one] = await shown({ ...wish, region: filter.region, maxKm, count: 1 }, zip, signal);
      if (one) return filter;
    }
    return undefined;
  }

  /** A word or two that some job asks for by chance say nothing of what somebody can; wherever the job is. */
  async function tellsEnough(wish: RankingWish, signal?: AbortSignal): Promise<boolean> {
    const { terms } = wish.query;
    if (terms.length === 0 || terms.length >= enoughTerms) return terms.length > 0;
    const [best] = await ranker.rank({ ...wish, region: undefined, maxKm: undefined, count: 1 }, signal);
    return best !== undefined && best.fit >= leastFit;
  }

  return {
    async find({ cv, zip, region, maxKm, count }: JobSearch, signal) {
      const now = new Date();
      const query = buildQuery(cv, now);
      const wish: RankingWish = { query, zip, region, maxKm, count, now };
      const matchedBy = (await tellsEnough(wish, signal)) ? "cv" : "place";
      const asked = matchedBy === "cv" ? wish : { ...wish, query: { terms: [], level: undefined } };
      const jobs = await shown(asked, zip, signal);
      if (jobs.length === 0 && !ranker.ready())
        throw new JobsNotReady("The part of the index that is there holds no such job.");
      const wider = jobs.length === 0 ? await widerOf(asked, signal) : undefined;
      return { jobs, matchedBy, ...(wider && { wider }) };
    },

    async explain(jobId, cv) {
      const job = await shelf.jobOf(jobId);
      if (job === undefined) return undefined;
      const today = new Date();
      const idfs = await idfsFor(ranker, cv, today);
      return explainMatch({
        cv,
        job,
        km: cv.facts?.zip === undefined ? undefined : kilometres(cv.facts.zip, job.zip),
        today,
        idf: (term) => idfs.get(term) ?? 1,
      });
    },

    async start() {
      ranker.start();
    },
    changed: ranker.changed,
    ready: ranker.ready,
    stop: ranker.stop,
  };
}

/** An explanation is no worse for the order of what it says: it waits for no index. */
async function idfsFor(ranker: FollowingRanker, cv: ReadCv, today: Date): Promise<ReadonlyMap<string, number>> {
  if (!ranker.ready()) return new Map();
  try {
    return await ranker.idfsOf(buildQuery(cv, today).terms.map(({ term }) => term));
  } catch (error) {
    if (error instanceof JobsNotReady) return new Map();
    throw error;
  }
}

function kilometres(from: string, to: string | undefined): number | undefined {
  const [one, other] = [postalCodeOf(from), to === undefined ? undefined : postalCodeOf(to)];
  return one && other && kmBetween(one, other);
}
