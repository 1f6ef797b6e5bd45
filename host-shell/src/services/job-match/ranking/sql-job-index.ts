import { and, count, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Tables } from "../../../database/database.ts";
import { jobIndexBlock, jobIndexEntry, jobIndexSegment, jobIndexState } from "../job-match.tables.ts";
import type { JobRecord } from "../../../engines/job-match/job-feed.ts";
import type { AnalysedPosting } from "../../../engines/job-match/analysis/analysed-posting.ts";
import { segmentsToMerge } from "../../../engines/job-match/index/merge-plan.ts";
import { regionOf } from "../../../engines/job-match/ranking/postal-code-numbers.ts";

/** The most jobs of a merged segment. A larger merge would block the embedded database for too long. */
const mostJobsOfSegment = 2_048;
const theState = eq(jobIndexState.id, 1);

export interface SqlIndexState {
  readonly analyser: string;
  readonly revision: number;
  /** Whether the index has had all jobs at some point. */
  readonly isComplete: boolean;
}

export interface IndexedRecord {
  readonly record: JobRecord;
  readonly analysed: AnalysedPosting;
}

export interface SqlChanges {
  readonly shown: readonly IndexedRecord[];
  readonly removed: readonly number[];
  readonly from: number;
  readonly to: number;
}

type Transaction = Parameters<Parameters<Tables["transaction"]>[0]>[0];

/**
 * An inverted index of jobs in tables. The servers of a database maintain it together: the first server to see a change
 * applies it.
 */
export function sqlJobIndex(tables: Tables, analyser: string) {
  /**
   * Runs `work` under the lock of the index. Resolves with `false` if another server has already changed the index, or
   * uses other rules.
   */
  const ifStillAt = (revision: number, work: (transaction: Transaction) => Promise<void>): Promise<boolean> =>
    tables.transaction(async (transaction) => {
      const [state] = await transaction.select().from(jobIndexState).where(theState).for("update");
      if (state?.analyser !== analyser || state.revision !== revision) return false;
      await work(transaction);
      return true;
    });

  return {
    /** Empties the index if it was built by other rules, or has a later revision than the jobs. */
    async prepare(lastRevision: number): Promise<void> {
      await tables.insert(jobIndexState).values({ id: 1, analyser, revision: 0 }).onConflictDoNothing();
      await tables.transaction(async (transaction) => {
        const [state] = await transaction.select().from(jobIndexState).where(theState).for("update");
        if (state?.analyser === analyser && state.revision <= lastRevision) return;
        await transaction.execute(sql`truncate ${jobIndexBlock}, ${jobIndexEntry}, ${jobIndexSegment}`);
        await transaction.update(jobIndexState).set({ analyser, revision: 0, completeSince: null }).where(theState);
      });
    },

    /** Applies changes, all or none. Resolves with `false` if another server applied them. */
    take: ({ shown, removed, from, to }: SqlChanges): Promise<boolean> =>
      ifStillAt(from, async (transaction) => {
        if (removed.length > 0)
          await transaction.delete(jobIndexEntry).where(inArray(jobIndexEntry.jobId, [...removed]));
        if (shown.length > 0) await addSegment(transaction, shown);
        await transaction.update(jobIndexState).set({ revision: to }).where(theState);
      }),

    /** Merges segments if a merge is due. Resolves with `true` after a merge, since another merge may then be due. */
    async tidy(revision: number): Promise<boolean> {
      const sources = segmentsToMerge(await segmentsOf(tables), mostJobsOfSegment).map(({ id }) => id);
      if (sources.length === 0) return false;
      return ifStillAt(revision, (transaction) => merge(transaction, sources));
    },

    /** Marks the index as complete if it holds all jobs up to a revision. */
    async completed(revision: number): Promise<void> {
      await tables
        .update(jobIndexState)
        .set({ completeSince: sql`now()` })
        .where(
          and(
            theState,
            eq(jobIndexState.analyser, analyser),
            gte(jobIndexState.revision, revision),
            isNull(jobIndexState.completeSince),
          ),
        );
    },
  };
}

export async function sqlIndexState(tables: Tables): Promise<SqlIndexState | undefined> {
  const [state] = await tables.select().from(jobIndexState).where(theState);
  return state && { analyser: state.analyser, revision: state.revision, isComplete: state.completeSince !== null };
}

/** Whether the index holds any job, complete or not. */
export async function holdsJobs(tables: Tables): Promise<boolean> {
  const [any] = await tables.select({ id: jobIndexEntry.jobId }).from(jobIndexEntry).limit(1);
  return any !== undefined;
}

async function addSegment(transaction: Transaction, shown: readonly IndexedRecord[]): Promise<void> {
  const segment = await newSegment(transaction, shown.length);
  const entries = shown.map(({ record, analysed }) => ({
    jobId: record.id,
    segment,
    level: analysed.level ?? null,
    zip: record.zip ?? null,
    region: regionOf(record.region, record.zip) ?? null,
    postedAt: record.postedAt,
    validThrough: record.validThrough ?? null,
  }));
  await transaction
    .insert(jobIndexEntry)
    .values(entries)
    .onConflictDoUpdate({
      target: jobIndexEntry.jobId,
      set: {
        segment: sql`excluded.segment`,
        level: sql`excluded.level`,
        zip: sql`excluded.zip`,
        region: sql`excluded.region`,
        postedAt: sql`excluded.posted_at`,
        validThrough: sql`excluded.valid_through`,
      },
    });
  const postings = shown.flatMap(({ record, analysed }) =>
    analysed.terms.map(({ term, impact }) => ({ job: record.id, term, impact })),
  );
  await transaction.execute(sql`
    insert into ${jobIndexBlock} (term, segment, job_ids, impacts)
    select term, ${segment}::integer, array_agg(job_id), array_agg(impact)
    from unnest(
      ${sql.param(postings.map(({ term }) => term))}::text[],
      ${sql.param(postings.map(({ job }) => job))}::bigint[],
      ${sql.param(postings.map(({ impact }) => impact))}::smallint[]
    ) as posting (term, job_id, impact)
    group by term`);
}

async function newSegment(transaction: Transaction, jobs: number): Promise<number> {
  const [row] = await transaction.insert(jobIndexSegment).values({ jobs }).returning();
  if (!row) throw new Error("The database returned no id for a segment of the job index.");
  return row.id;
}

async function segmentsOf(tables: Tables) {
  const rows = await tables
    .select({ id: jobIndexSegment.id, jobs: jobIndexSegment.jobs, living: count(jobIndexEntry.jobId) })
    .from(jobIndexSegment)
    .leftJoin(jobIndexEntry, eq(jobIndexEntry.segment, jobIndexSegment.id))
    .groupBy(jobIndexSegment.id)
    .orderBy(jobIndexSegment.id);
  return rows;
}

async function merge(transaction: Transaction, sources: readonly number[]): Promise<void> {
  const moved = inArray(jobIndexEntry.segment, [...sources]);
  const segment = await newSegment(transaction, await transaction.$count(jobIndexEntry, moved));
  await transaction.execute(sql`
    insert into ${jobIndexBlock} (term, segment, job_ids, impacts)
    select term, ${segment}::integer, array_agg(posting.job_id), array_agg(posting.impact)
    from ${jobIndexBlock} block
    cross join lateral unnest(block.job_ids, block.impacts) as posting (job_id, impact)
    join ${jobIndexEntry} entry on entry.job_id = posting.job_id and entry.segment = block.segment
    where ${inArray(sql`block.segment`, [...sources])}
    group by term`);
  await transaction.update(jobIndexEntry).set({ segment }).where(moved);
  await transaction.delete(jobIndexBlock).where(inArray(jobIndexBlock.segment, [...sources]));
  await transaction.delete(jobIndexSegment).where(inArray(jobIndexSegment.id, [...sources]));
}
