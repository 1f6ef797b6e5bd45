import { bigint, index, integer, pgTable, primaryKey, serial, smallint, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/moment.column.ts";
import { job } from "../job-store/job-store.tables.ts";

/** How far the tables of `job_index_block` follow the jobs, for servers that rank by them. One row. */
export const jobIndexState = pgTable("job_index_state", {
  id: smallint("id").primaryKey(),
  /** Of the rules by which the postings were analysed: the index of other rules is made anew. */
  analyser: text("analyser").notNull(),
  /** Of the last change that is in the index. */
  revision: bigint("revision", { mode: "number" }).notNull(),
  /** Since when all jobs that there were are in it. */
  completeSince: moment("complete_since"),
});

/** A job that can be found, and the segment that holds its terms: what other segments hold of it is out of date. */
export const jobIndexEntry = pgTable(
  "job_index_entry",
  {
    jobId: bigint("job_id", { mode: "number" })
      .primaryKey()
      .references(() => job.id, { onDelete: "cascade" }),
    segment: integer("segment").notNull(),
    /** 0 to 5, or nothing where the posting does not say. */
    level: smallint("level"),
    zip: text("zip"),
    region: smallint("region"),
    postedAt: moment("posted_at").notNull(),
    validThrough: moment("valid_through"),
  },
  (table) => [index("job_index_entry_segment").on(table.segment)],
);

/** Jobs that came into the index at once, and segments that were merged since. */
export const jobIndexSegment = pgTable("job_index_segment", {
  id: serial("id").primaryKey(),
  /** Some of them may be out of date by now. */
  jobs: integer("jobs").notNull(),
});

/** The jobs of a segment that have a term, and how much each is about it. */
export const jobIndexBlock = pgTable(
  "job_index_block",
  {
    term: text("term").notNull(),
    segment: integer("segment").notNull(),
    jobIds: bigint("job_ids", { mode: "number" }).array().notNull(),
    /** Of each of the jobs, 1 to 255. */
    impacts: smallint("impacts").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.segment] }), index("job_index_block_segment").on(table.segment)],
);
