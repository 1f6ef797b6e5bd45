import { sql } from "drizzle-orm";
import { bigint, bigserial, index, jsonb, pgSequence, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/moment.column.ts";

export const jobRevisions = pgSequence("job_revisions");

/**
 * A posting of a job, and the truth about it: what jobs are found by is made of this table at any time. All that write
 * to it take turns (`job-store`), so that revisions become visible in their order.
 */
export const job = pgTable(
  "job",
  {
    /** Names the job in the calls and in the index. */
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** What its board knows it by: the same posting comes again under the same name. */
    identifier: text("identifier").notNull().unique(),
    /** Goes up with each change of any job. */
    revision: bigint("revision", { mode: "number" }).notNull(),
    /** SHA-256 of what the board said, hexadecimal: the same again is no change. */
    digest: text("digest").notNull(),
    title: text("title").notNull(),
    company: text("company").notNull(),
    /** Where the work is, as it is shown. Empty where the posting does not say. */
    location: text("location").notNull(),
    /** Four digits. Without it a job is found in the whole country alone. */
    zip: text("zip"),
    /** 1 to 5; also of jobs whose posting names a region and no postal code. */
    region: smallint("region"),
    language: text("language", { enum: ["da", "en"] }).notNull(),
    /** Plain text, whatever the board sent. */
    description: text("description").notNull(),
    /** Its beginning, as long as it is shown on a card. */
    summary: text("summary").notNull(),
    skills: jsonb("skills").$type<readonly string[]>().notNull(),
    sourceUrl: text("source_url").notNull(),
    postedAt: moment("posted_at").notNull(),
    /** From when on nobody can apply. */
    validThrough: moment("valid_through"),
    /** Since when it is no longer shown. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    index("job_revision").on(table.revision),
    index("job_valid_through")
      .on(table.validThrough)
      .where(sql`${table.removedAt} is null`),
  ],
);

/** A job that was deleted, whoever did it: written by a trigger of `job`, so that who follows the jobs hears of it. */
export const jobDeletion = pgTable(
  "job_deletion",
  {
    jobId: bigint("job_id", { mode: "number" }).primaryKey(),
    /** One of those that jobs have. */
    revision: bigint("revision", { mode: "number" }).notNull(),
    deletedAt: moment("deleted_at").notNull().defaultNow(),
  },
  (table) => [index("job_deletion_revision").on(table.revision)],
);
