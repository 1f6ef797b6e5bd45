import { avg, count, desc, isNotNull, sql } from "drizzle-orm";
import { type JobStats, regionNumbers } from "shared-runtime/api/job-store.ts";
import type { Tables } from "../../database/database.ts";
import { job } from "./job-store.tables.ts";
import { jobRating } from "../job-ratings/job-ratings.tables.ts";
import { isShown } from "./read-jobs.ts";

/** The figures of the store for operators. */
export async function jobStats(tables: Tables): Promise<JobStats> {
  const shown = sql<boolean>`coalesce(${isShown}, false)`;
  const hasZip = sql<boolean>`${isNotNull(job.zip)}`;
  const groups = await tables
    .select({ shown, region: job.region, language: job.language, hasZip, jobs: count() })
    .from(job)
    .groupBy(shown, job.region, job.language, hasZip);
  const [newest] = await tables
    .select({ postedAt: job.postedAt })
    .from(job)
    .where(isShown)
    .orderBy(desc(job.postedAt))
    .limit(1);
  const [rated] = await tables.select({ count: count(), average: avg(jobRating.score) }).from(jobRating);

  const sumOf = (fits: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(fits).reduce((sum, { jobs }) => sum + jobs, 0);
  const average = rated?.average ?? null;
  return {
    shown: sumOf((group) => group.shown),
    removed: sumOf((group) => !group.shown),
    regions: regionNumbers.map((region) => ({
      region,
      shown: sumOf((group) => group.shown && group.region === region),
    })),
    withoutRegion: sumOf((group) => group.shown && group.region === null),
    withoutZip: sumOf((group) => group.shown && !group.hasZip),
    languages: {
      da: sumOf((group) => group.shown && group.language === "da"),
      en: sumOf((group) => group.shown && group.language === "en"),
    },
    newest: newest?.postedAt.toISOString() ?? null,
    ratings: { count: rated?.count ?? 0, average: average === null ? null : Math.round(Number(average) * 100) / 100 },
  };
}
