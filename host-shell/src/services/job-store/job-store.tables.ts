import { sql } from "drizzle-orm";
import { bigint, bigserial, boolean, index, jsonb, pgSequence, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/moment.column.ts";

export const jobRevisions = pgSequence("job_revisions");

/**
 * A posting of a job. Every index can be rebuilt from this table. Writers take turns under the lock `job-store`, so
 * that revisions become visible in their order.
 */
export const job = pgTable(
  "job",
  {
    /** The id of the job in the API and in the index. */
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** The identifier of the posting on its board, the same at each import. */
    identifier: text("identifier").notNull().unique(),
    /** The number of the job's last change: it increases with each change of any job. */
    revision: bigint("revision", { mode: "number" }).notNull(),
    /** SHA-256 of the posting, hexadecimal. If the same posting is imported again, the job does not change. */
    digest: text("digest").notNull(),
    title: text("title").notNull(),
    company: text("company").notNull(),
    /** The name of the place that visitors see. Empty if the posting names no place. */
    location: text("location").notNull(),
    /** Four digits. A job without a postal code is found only by searches of the whole country or a region. */
    zip: text("zip"),
    /** 1 to 5. Also set if the posting has a region but no postal code. */
    region: smallint("region"),
    language: text("language", { enum: ["da", "en"] }).notNull(),
    /** Plain text. */
    description: text("description").notNull(),
    /** The beginning of the description, for the card of the job. */
    summary: text("summary").notNull(),
    skills: jsonb("skills").$type<readonly string[]>().notNull(),
    sourceUrl: text("source_url").notNull(),
    postedAt: moment("posted_at").notNull(),
    /** Whether the posting says when it was posted. If not, `postedAt` is the time at which it was stored. */
    saysPostedAt: boolean("says_posted_at").notNull().default(true),
    /** The end of the application period. */
    validThrough: moment("valid_through"),
    /** The time of the removal; `null` while the job is shown. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    index("job_revision").on(table.revision),
    index("job_valid_through")
      .on(table.validThrough)
      .where(sql`${table.removedAt} is null`),
    index("job_removed_at")
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
  ],
);

/** A deleted job. A trigger of `job` writes it, so that readers of the feed see every deletion. */
export const jobDeletion = pgTable(
  "job_deletion",
  {
    jobId: bigint("job_id", { mode: "number" }).primaryKey(),
    /** The revision of the deletion, from the same sequence as those of jobs. */
    revision: bigint("revision", { mode: "number" }).notNull(),
    deletedAt: moment("deleted_at").notNull().defaultNow(),
  },
  (table) => [index("job_deletion_revision").on(table.revision)],
);
