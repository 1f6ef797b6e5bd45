import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { CvArea } from "shared-runtime/api/cv.ts";
import { bytes } from "./bytes.column.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** An accepted CV. Everything else that is known of it hangs on this row and goes with it. */
export const cv = pgTable(
  "cv",
  {
    id: uuid("id").primaryKey(),
    bytes: bytes("bytes").notNull(),
    pages: integer("pages").notNull(),
    words: integer("words").notNull(),
    language: text("language", { enum: ["da", "en"] }).notNull(),
    uploadedAt: moment("uploaded_at").notNull().defaultNow(),
  },
  (table) => [index("cv_uploaded_at").on(table.uploadedAt)],
);

/** A review that is still owed, or that failed for good. It is removed in the transaction that keeps the review. */
export const cvReviewJob = pgTable(
  "cv_review_job",
  {
    cvId: uuid("cv_id")
      .primaryKey()
      .references(() => cv.id, { onDelete: "cascade" }),
    queuedAt: moment("queued_at").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    /** From when on anybody may take the job: the end of the lease while somebody works on it. */
    availableAt: moment("available_at").notNull().defaultNow(),
    leasedBy: uuid("leased_by"),
    failure: text("failure", { enum: ["unreadable", "exhausted"] }),
  },
  (table) => [
    index("cv_review_job_available_at")
      .on(table.availableAt)
      .where(sql`${table.failure} is null`),
  ],
);

export const cvReview = pgTable("cv_review", {
  cvId: uuid("cv_id")
    .primaryKey()
    .references(() => cv.id, { onDelete: "cascade" }),
  areas: jsonb("areas").$type<readonly CvArea[]>().notNull(),
  thumbnail: bytes("thumbnail"),
  /** In reading order, CPR numbers masked. */
  text: text("text").notNull(),
  language: text("language", { enum: ["da", "en"] }).notNull(),
  reviewedAt: moment("reviewed_at").notNull().defaultNow(),
});

/** Secrets that every process on this database must agree on. */
export const serverSecret = pgTable("server_secret", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
