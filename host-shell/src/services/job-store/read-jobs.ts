import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Region } from "shared-runtime/api/jobmatch.ts";
import type { Tables } from "../../database/database.ts";
import { job, jobDeletion } from "./job-store.tables.ts";
import type { JobCard, JobChange, JobFeed, JobRecord, JobShelf } from "../../engines/job-match/job-feed.ts";

/** Whether a job is neither removed nor expired. */
export const isShown = and(isNull(job.removedAt), or(isNull(job.validThrough), gt(job.validThrough, sql`now()`)));

const ofRecord = {
  id: job.id,
  revision: job.revision,
  title: job.title,
  company: job.company,
  description: job.description,
  skills: job.skills,
  language: job.language,
  zip: job.zip,
  region: job.region,
  postedAt: job.postedAt,
  validThrough: job.validThrough,
};

export function readJobs(tables: Tables): Omit<JobFeed, "storeId"> & JobShelf {
  return {
    async changedSince(revision, limit) {
      // Reads in a single statement. A write between two statements would be visible only to the second statement, and
      // changes would be skipped.
      const changed = changesSince(tables, revision, limit);
      const rows = await tables
        .select({ id: changed.id, revision: changed.revision, removedAt: job.removedAt, record: ofRecord })
        .from(changed)
        .leftJoin(job, eq(job.id, changed.id))
        .orderBy(asc(changed.revision));
      return rows.map(changeOf);
    },

    async changedBefore(revision, limit) {
      const rows = await jobsBefore(tables, revision, limit);
      return rows.map(changeOf);
    },

    async deletedSince(revision, limit) {
      const rows = await deletionsSince(tables, revision, limit);
      return rows.map((row) => ({ ...row, removed: true }));
    },

    async lastRevision() {
      const deletion = sql`(select max(${jobDeletion.revision}) from ${jobDeletion})`;
      const [row] = await tables
        .select({ last: sql<string | null>`greatest(max(${job.revision}), ${deletion})` })
        .from(job);
      return Number(row?.last ?? 0);
    },

    async cardsOf(ids) {
      if (ids.length === 0) return [];
      const rows = await tables
        .select({
          id: job.id,
          title: job.title,
          company: job.company,
          location: job.location,
          zip: job.zip,
          language: job.language,
          summary: job.summary,
          sourceUrl: job.sourceUrl,
          postedAt: job.postedAt,
          saysPostedAt: job.saysPostedAt,
          validThrough: job.validThrough,
        })
        .from(job)
        .where(and(inArray(job.id, [...ids]), isShown));
      const cards = new Map(rows.map((row) => [row.id, cardOf(row)]));
      return ids.flatMap((id) => cards.get(id) ?? []);
    },

    async jobOf(id) {
      const [row] = await tables
        .select(ofRecord)
        .from(job)
        .where(and(eq(job.id, id), isShown));
      return row && recordOf(row);
    },
  };
}

/**
 * Includes removed jobs. With a condition that excludes removed jobs, a database without statistics, such as the
 * embedded one, would expect few rows and would sort all rows for each batch.
 */
export function jobsBefore(tables: Tables, revision: number, limit: number) {
  return tables
    .select({ id: job.id, revision: job.revision, removedAt: job.removedAt, record: ofRecord })
    .from(job)
    .where(lt(job.revision, revision))
    .orderBy(desc(job.revision))
    .limit(limit);
}

/** A query for the revisions of written and of deleted jobs. */
function changesSince(tables: Tables, revision: number, limit: number) {
  const written = tables
    .select({ id: job.id, revision: job.revision })
    .from(job)
    .where(gt(job.revision, revision))
    .orderBy(asc(job.revision))
    .limit(limit);
  return unionAll(written, deletionsSince(tables, revision, limit))
    .orderBy(sql`revision`)
    .limit(limit)
    .as("changed");
}

function deletionsSince(tables: Tables, revision: number, limit: number) {
  return tables
    .select({ id: jobDeletion.jobId, revision: jobDeletion.revision })
    .from(jobDeletion)
    .where(gt(jobDeletion.revision, revision))
    .orderBy(asc(jobDeletion.revision))
    .limit(limit);
}

type CardRow = Omit<JobCard, "zip" | "postedAt" | "validThrough"> &
  Pick<typeof job.$inferSelect, "zip" | "postedAt" | "saysPostedAt" | "validThrough">;

function cardOf({ zip, postedAt, saysPostedAt, validThrough, ...row }: CardRow): JobCard {
  return {
    ...row,
    zip: zip ?? undefined,
    postedAt: saysPostedAt ? postedAt : undefined,
    validThrough: validThrough ?? undefined,
  };
}

type RecordRow = Omit<JobRecord, "removed" | "zip" | "region" | "validThrough"> &
  Pick<typeof job.$inferSelect, "zip" | "region" | "validThrough">;

interface ChangeRow {
  readonly id: number;
  readonly revision: number;
  readonly removedAt: Date | null;
  readonly record: RecordRow | null;
}

function changeOf({ id, revision, removedAt, record }: ChangeRow): JobChange {
  return record === null || removedAt !== null ? { id, revision, removed: true } : recordOf(record);
}

function recordOf({ zip, region, validThrough, ...row }: RecordRow): JobRecord {
  return {
    ...row,
    removed: false,
    zip: zip ?? undefined,
    region: (region ?? undefined) as Region | undefined,
    validThrough: validThrough ?? undefined,
  };
}
