import { join } from "node:path";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { ApiEnv } from "../api/api-env.ts";
import { cityFromZipcode } from "../api/city-from-zipcode.ts";
import { jobMatchCoreQualities } from "../api/job-match-core-qualities.ts";
import { jobMatchRating } from "../api/job-match-rating.ts";
import { jobMatchResults, type JobMatchResultsDeps } from "../api/job-match-results.ts";
import { jobStoreCalls } from "../api/job-store-calls.ts";
import type { Tables } from "../database/database.ts";
import { createClientAddress } from "../http/client-address.ts";
import { createJobMatching } from "../services/job-match/create-job-matching.ts";
import { createJobRatings } from "../services/job-ratings/job-ratings.ts";
import { createJobSeed } from "../services/job-seed/job-seed.ts";
import { createJobStore } from "../services/job-store/job-store.ts";
import type { Settings } from "../settings/settings.ts";

export interface JobServices {
  readonly resources: readonly Hono<ApiEnv>[];
  /** For the sweeper: what keeps the store of jobs up to date. */
  readonly swept: readonly { readonly sweep: () => Promise<number> }[];
  /** Begins to take up the jobs, in the background. Until they are, searches wait, and nothing else does. */
  readonly start: () => Promise<void>;
  /** Resolves when nothing runs any more, at the latest after `patienceMs`. */
  readonly stop: (patienceMs: number) => Promise<void>;
}

interface Ports extends Omit<JobMatchResultsDeps, "matching" | "patienceMs"> {
  readonly tables: Tables;
  readonly adminToken: string;
  readonly log: Logger;
  /** The module that the thread of the index runs, if not that beside its source. */
  readonly indexEntry: URL | undefined;
}

/** Visitors are told that a search may take a minute, and their browsers give it up after that. */
const patienceMs = 55_000;

/** More than somebody has jobs to rate. */
const ratingsPerMinute = 120;

/** Keeps jobs, finds them for CVs, and takes what is thought of them. */
export function createJobServices(
  { dataDir, jobRanker, jobsSeed, trustedProxies }: Settings,
  { tables, adminToken, log, indexEntry, ...cvs }: Ports,
): JobServices {
  const store = createJobStore(tables);
  const matching = createJobMatching({
    feed: store,
    shelf: store,
    tables,
    folder: join(dataDir, "job-index"),
    ranker: jobRanker,
    log,
    patienceMs,
    ...(indexEntry && { workerEntry: indexEntry }),
  });
  const onChanged = matching.changed;
  const deps = { ...cvs, matching, patienceMs };
  return {
    resources: [
      cityFromZipcode(),
      jobMatchResults(deps),
      jobMatchCoreQualities(deps),
      jobMatchRating({
        ratings: createJobRatings(tables),
        addressOf: createClientAddress(trustedProxies),
        ratingsPerMinute,
      }),
      jobStoreCalls({ store, adminToken, onChanged }),
    ],
    // Made-up jobs are renewed before those whose time is over are taken away.
    swept: [...(jobsSeed === 0 ? [] : [createJobSeed({ tables, store, log, onChanged, count: jobsSeed })]), store],
    start: matching.start,
    stop: matching.stop,
  };
}
