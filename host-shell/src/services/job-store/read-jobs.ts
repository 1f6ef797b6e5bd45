import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Region } from "shared-runtime/api/jobmatch.ts";
import type { Tables } from "../../database/database.ts";
import { job } from "../../database/schema.ts";
import type { JobFeed, JobRecord, JobShelf } from "./job-feed.ts";

/** Nobody has removed it, and one can still apply. */
export const isShown = and(isNull(job.removedAt), or(isNull(job.validThrough), gt(job.validThrough, sql`now()`)));

const ofRecord = {
  id: job.id,
  revision: job.revision,
  removed: sql<boolean>`${job.removedAt} is not null`,
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
      const rows = await tables
        .select(ofRecord)
        .from(job)
        .where(gt(job.revision, revision))
        .orderBy(asc(job.revision))
        .limit(limit);
      return rows.map(recordOf);
    },

    async lastRevision() {
      const [row] = await tables.select({ last: sql<string | null>`max(${job.revision})` }).from(job);
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
        })
        .from(job)
        .where(and(inArray(job.id, [...ids]), isShown));
      const cards = new Map(rows.map((row) => [row.id, { ...row, zip: row.zip ?? undefined }]));
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

type Row = Omit<JobRecord, "zip" | "region" | "validThrough"> &
  Pick<typeof job.$inferSelect, "zip" | "region" | "validThrough">;

function recordOf({ zip, region, validThrough, ...row }: Row): JobRecord {
  return {
    ...row,
    zip: zip ?? undefined,
    region: (region ?? undefined) as Region | undefined,
    validThrough: validThrough ?? undefined,
  };
}
