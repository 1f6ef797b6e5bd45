import { and, asc, gt, isNull } from "drizzle-orm";
import type { JobStats } from "shared-runtime/api/job-store.ts";
import type { Tables } from "../../database/database.ts";
import { job } from "./job-store.tables.ts";
import type { JobFeed, JobShelf } from "../../engines/job-match/job-feed.ts";
import { jobStats } from "./job-figures.ts";
import { readJobs } from "./read-jobs.ts";
import { storeIdOf } from "./store-id.ts";
import { writeJobs } from "./write-jobs.ts";

/** The store of postings. The sweeper of the server calls `sweep`. */
export interface JobStore extends JobFeed, JobShelf, ReturnType<typeof writeJobs> {
  /**
   * The identifiers of jobs that are not removed, in ascending order: the first `limit` identifiers after `after`.
   * If `after` is the empty string, the list begins with the first identifier.
   */
  readonly identifiers: (after: string, limit: number) => Promise<readonly string[]>;
  readonly stats: () => Promise<JobStats>;
}

export function createJobStore(tables: Tables): JobStore {
  return {
    ...readJobs(tables),
    ...writeJobs(tables),
    storeId: () => storeIdOf(tables),
    stats: () => jobStats(tables),
    async identifiers(after, limit) {
      const rows = await tables
        .select({ identifier: job.identifier })
        .from(job)
        .where(and(gt(job.identifier, after), isNull(job.removedAt)))
        .orderBy(asc(job.identifier))
        .limit(limit);
      return rows.map(({ identifier }) => identifier);
    },
  };
}
