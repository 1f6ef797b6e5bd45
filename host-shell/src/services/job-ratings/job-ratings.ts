import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { cv } from "../cv-store/cv-store.tables.ts";
import { job } from "../job-store/job-store.tables.ts";
import { jobRating } from "./job-ratings.tables.ts";

interface KeptRating {
  readonly jobId: string;
  readonly cvId: string;
  /** The rating, from 1 to 5. */
  readonly score: number;
}

export interface JobRatings {
  /**
   * Stores a rating in place of an earlier one. Resolves with a reason if the job or the CV does not exist, or no
   * longer exists.
   */
  readonly keep: (rating: KeptRating) => Promise<"unknownJob" | "unknownCv" | undefined>;
}

export function createJobRatings(tables: Tables): JobRatings {
  return {
    keep: ({ jobId, cvId, score }) =>
      tables.transaction(async (transaction) => {
        // Locks both rows, so that a concurrent deletion waits and then deletes the rating as well.
        const [ratedJob] = await transaction
          .select({ id: job.id })
          .from(job)
          .where(and(eq(job.id, Number(jobId)), isNull(job.removedAt)))
          .for("key share");
        if (!ratedJob) return "unknownJob";
        const [ratedFor] = await transaction.select({ id: cv.id }).from(cv).where(eq(cv.id, cvId)).for("key share");
        if (!ratedFor) return "unknownCv";
        await transaction
          .insert(jobRating)
          .values({ jobId: ratedJob.id, cvId: ratedFor.id, score })
          .onConflictDoUpdate({ target: [jobRating.jobId, jobRating.cvId], set: { score, ratedAt: sql`now()` } });
        return undefined;
      }),
  };
}
