import { and, eq, isNull, sql } from "drizzle-orm";
import type { JobRating } from "shared-runtime/api/jobmatch.ts";
import type { Tables } from "../../database/database.ts";
import { cv } from "../cv-store/cv-store.tables.ts";
import { job } from "../job-store/job-store.tables.ts";
import { jobRating } from "./job-ratings.tables.ts";

export interface JobRatings {
  /** Keeps what is thought of a job instead of what was thought before, or says what is not known, or no longer. */
  readonly keep: (rating: JobRating) => Promise<"unknownJob" | "unknownCv" | undefined>;
}

export function createJobRatings(tables: Tables): JobRatings {
  return {
    keep: ({ jobId, cvId, score }) =>
      tables.transaction(async (transaction) => {
        // Whoever deletes one of them meanwhile waits, so that the rating goes with it.
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
