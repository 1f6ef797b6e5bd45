import { bigint, index, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../database/moment.column.ts";
import { cv } from "../cv-store/cv-store.tables.ts";
import { job } from "../job-store/job-store.tables.ts";

/** The rating of a job that was found for a CV. A later rating replaces it. */
export const jobRating = pgTable(
  "job_rating",
  {
    jobId: bigint("job_id", { mode: "number" })
      .notNull()
      .references(() => job.id, { onDelete: "cascade" }),
    cvId: uuid("cv_id")
      .notNull()
      .references(() => cv.id, { onDelete: "cascade" }),
    /** 1 to 5. */
    score: smallint("score").notNull(),
    ratedAt: moment("rated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.cvId] }), index("job_rating_cv_id").on(table.cvId)],
);
