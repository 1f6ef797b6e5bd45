import { sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import type { ReadingSource } from "../../metrics/reading.ts";
import { cvReviewJob } from "./cv-queue.tables.ts";

/** Readings of the queue of reviews, which all servers on one database share. */
export function queueReadings(tables: Tables): ReadingSource {
  const isWaiting = sql`${cvReviewJob.failure} is null`;
  return {
    source: "reviews",
    async read() {
      const [row] = await tables
        .select({
          waiting: sql<string>`count(*) filter (where ${isWaiting})`,
          oldest: sql<
            number | null
          >`extract(epoch from now() - min(${cvReviewJob.queuedAt}) filter (where ${isWaiting}))::float8`,
          givenUp: sql<string>`count(*) filter (where ${cvReviewJob.failure} = 'exhausted')`,
        })
        .from(cvReviewJob);
      return [
        { gauge: "host_shell_reviews_waiting", value: Number(row?.waiting ?? 0) },
        { gauge: "host_shell_reviews_oldest_seconds", value: row?.oldest ?? 0 },
        { gauge: "host_shell_reviews_given_up", value: Number(row?.givenUp ?? 0) },
      ];
    },
  };
}
