import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../database/moment.column.ts";
import { cv } from "../cv-store/cv-store.tables.ts";

/** A pending review: waiting, running, or failed for good. Deleted in the transaction that stores the review. */
export const cvReviewJob = pgTable(
  "cv_review_job",
  {
    cvId: uuid("cv_id")
      .primaryKey()
      .references(() => cv.id, { onDelete: "cascade" }),
    queuedAt: moment("queued_at").notNull().defaultNow(),
    /** The number of times that the review was taken. This number differs for each lease on the review. */
    attempts: integer("attempts").notNull().default(0),
    /** The number of times that reading the CV failed. */
    crashes: integer("crashes").notNull().default(0),
    /** The number of servers that disappeared while they worked on the review. */
    lostLeases: integer("lost_leases").notNull().default(0),
    /** The time from which the review can be taken; the end of the lease while a process works on it. */
    availableAt: moment("available_at").notNull().defaultNow(),
    leasedBy: uuid("leased_by"),
    /** A keyed digest of the sender's address while the review waits or runs; `null` if the sender is not known. */
    sender: text("sender"),
    failure: text("failure", { enum: ["unreadable", "exhausted"] }),
    failedAt: moment("failed_at"),
  },
  (table) => [
    index("cv_review_job_available_at")
      .on(table.availableAt)
      .where(sql`${table.failure} is null`),
    index("cv_review_job_leased_by")
      .on(table.leasedBy)
      .where(sql`${table.leasedBy} is not null`),
  ],
);
