import { and, asc, count, eq, isNotNull, sql } from "drizzle-orm";
import type { GivenUpReviews, ReviewRetry } from "shared-runtime/api/given-up-reviews.ts";
import type { Tables } from "../../database/database.ts";
import type { CvFailure } from "../cv-store/cv-store.ts";
import { cvReviewJob } from "./cv-queue.tables.ts";

/** The operators' view of the reviews that were given up. */
export interface GivenUp {
  /** Resolves with the oldest given-up reviews, and the number of all. */
  readonly list: () => Promise<GivenUpReviews>;
  /** Makes reviews due at once, and allows all their attempts again. Resolves with the number of these reviews. */
  readonly retry: (which: ReviewRetry) => Promise<number>;
}

const mostListed = 1_000;

export function createGivenUp(tables: Tables): GivenUp {
  const isGivenUp = eq(cvReviewJob.failure, "exhausted");
  return {
    async list() {
      const rows = await tables
        .select()
        .from(cvReviewJob)
        .where(isGivenUp)
        .orderBy(asc(cvReviewJob.queuedAt), asc(cvReviewJob.cvId))
        .limit(mostListed);
      const counted = await tables
        .select({ failure: cvReviewJob.failure, rows: count() })
        .from(cvReviewJob)
        .groupBy(cvReviewJob.failure);
      const numberOf = (failure: CvFailure | null) => counted.find((one) => one.failure === failure)?.rows ?? 0;
      return {
        waiting: numberOf(null),
        givenUp: numberOf("exhausted"),
        unreadable: numberOf("unreadable"),
        reviews: rows.map(({ cvId, queuedAt, failedAt, crashes, lostLeases }) => ({
          cvId,
          queuedAt: queuedAt.toISOString(),
          failedAt: failedAt?.toISOString() ?? null,
          crashes,
          lostServers: lostLeases,
        })),
      };
    },

    async retry(which) {
      const meant = "cvId" in which ? and(isNotNull(cvReviewJob.failure), eq(cvReviewJob.cvId, which.cvId)) : isGivenUp;
      const retried = await tables
        .update(cvReviewJob)
        .set({ failure: null, failedAt: null, attempts: 0, crashes: 0, lostLeases: 0, availableAt: sql`now()` })
        .where(meant)
        .returning({ cvId: cvReviewJob.cvId });
      return retried.length;
    },
  };
}
