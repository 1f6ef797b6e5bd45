import { bigint, index, integer, pgTable, primaryKey, serial, smallint, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/moment.column.ts";
import { job } from "../job-store/job-store.tables.ts";

/** The state of the job index in the database. One row. */
export const jobIndexState = pgTable("job_index_state", {
  id: smallint("id").primaryKey(),
  /** The version of the rules of analysis. An index with another version is rebuilt. */
  analyser: text("analyser").notNull(),
  /** The revision of the last change in the index. */
  revision: bigint("revision", { mode: "number" }).notNull(),
  /** The time at which the index first had all jobs. */
  completeSince: moment("complete_since"),
});

/** A job that can be found, and the segment that has its terms. Terms of the job in other segments are out of date. */
export const jobIndexEntry = pgTable(
  "job_index_entry",
  {
    jobId: bigint("job_id", { mode: "number" })
      .primaryKey()
      .references(() => job.id, { onDelete: "cascade" }),
    segment: integer("segment").notNull(),
    /** 0 to 5; null if the posting does not say. */
    level: smallint("level"),
    zip: text("zip"),
    region: smallint("region"),
    postedAt: moment("posted_at").notNull(),
    validThrough: moment("valid_through"),
  },
  (table) => [index("job_index_entry_segment").on(table.segment)],
);

/** A segment of the index: a batch of jobs that were added together, or several earlier segments that were merged. */
export const jobIndexSegment = pgTable("job_index_segment", {
  id: serial("id").primaryKey(),
  /** The number of jobs when the segment was created. Some of them may be out of date. */
  jobs: integer("jobs").notNull(),
});

/** The jobs of a segment that have a term, and the impact of the term in each job. */
export const jobIndexBlock = pgTable(
  "job_index_block",
  {
    term: text("term").notNull(),
    segment: integer("segment").notNull(),
    jobIds: bigint("job_ids", { mode: "number" }).array().notNull(),
    /** One impact per job, from 1 to 255. */
    impacts: smallint("impacts").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.segment] }), index("job_index_block_segment").on(table.segment)],
);
