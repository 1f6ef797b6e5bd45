import { and, inArray, isNull, lt, lte, not, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Tables } from "../../database/database.ts";
import { job, jobDeletion } from "./job-store.tables.ts";
import { inBatches, isAmong } from "../../database/in-batches.ts";
import { digestOf, type Posting } from "./posting.ts";
import { renewStoreId } from "./store-id.ts";

/** The result of putting postings into the store. */
export interface PutPostings {
  readonly fresh: number;
  /** The number of changed jobs, including those that were not shown and now are again. */
  readonly changed: number;
  readonly unchanged: number;
  /** The number of postings that a later posting of the same call with the same identifier replaced. */
  readonly repeated: number;
}

/** The days that a removed job is kept for its ratings, and a deletion for readers of the feed. */
const daysKept = 60;
const longAgo = sql`now() - make_interval(days => ${daysKept})`;

const nextRevision = sql`nextval('job_revisions')`;
const hasPassed = lte(job.validThrough, sql`now()`);

interface DigestedPosting extends Posting {
  readonly digest: string;
}

/** The result of a raw query on both databases. */
const Written = v.object({ rows: v.array(v.object({ fresh: v.boolean() })) });

/**
 * Runs `write` under a lock that all servers of the database share. Revisions may be drawn only under this lock. The
 * revisions of one holder are then visible before the next holder draws a revision, so that readers never skip a
 * revision.
 */
function exclusively<Result>(
  tables: Tables,
  write: (transaction: Pick<Tables, "execute" | "select" | "update" | "delete">) => Promise<Result>,
): Promise<Result> {
  return tables.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('job-store'))`);
    return write(transaction);
  });
}

export function writeJobs(tables: Tables) {
  const remove = (which: SQL) =>
    exclusively(tables, async (transaction) => {
      const removed = await transaction
        .update(job)
        .set({ removedAt: sql`now()`, revision: nextRevision })
        .where(and(isNull(job.removedAt), which))
        .returning({ id: job.id });
      return removed.length;
    });
  const removeExpired = () =>
    inBatches((most) =>
      remove(
        isAmong(
          job.id,
          tables
            .select({ id: job.id })
            .from(job)
            .where(and(isNull(job.removedAt), hasPassed))
            .limit(most),
        ),
      ),
    );
  const deleteRemoved = () =>
    inBatches((most) =>
      exclusively(tables, async (transaction) => {
        const old = transaction.select({ id: job.id }).from(job).where(lt(job.removedAt, longAgo)).limit(most);
        const deleted = await transaction.delete(job).where(isAmong(job.id, old)).returning({ id: job.id });
        if (deleted.length > 0) await renewStoreId(transaction);
        return deleted.length;
      }),
    );

  return {
    /** Stores postings, all of them or none. A job that is already shown and equal to its posting is not changed. */
    async put(postings: readonly Posting[]): Promise<PutPostings> {
      const last = [...new Map(postings.map((posting) => [posting.identifier, posting])).values()];
      const written = await exclusively(tables, async (transaction) => {
        const changed = await changesAmong(transaction, last);
        return changed.length === 0 ? [] : upsert(transaction, changed);
      });
      const fresh = written.filter((row) => row.fresh).length;
      return {
        fresh,
        changed: written.length - fresh,
        unchanged: last.length - written.length,
        repeated: postings.length - last.length,
      };
    },

    /** Removes the jobs whose deadline has passed. Resolves with the number of these jobs. */
    expire: removeExpired,

    /** Removes jobs by identifier. Resolves with the number of jobs that were shown. */
    remove: (identifiers: readonly string[]) => remove(inArray(job.identifier, [...identifiers])),

    /** Removes expired jobs, and deletes those that were removed long ago. Resolves with the number of jobs. */
    async sweep(): Promise<number> {
      const expired = await removeExpired();
      const deleted = await deleteRemoved();
      await exclusively(tables, async (transaction) => {
        if (await forgetDeletions(transaction)) await renewStoreId(transaction);
      });
      return expired + deleted;
    },
  };
}

/**
 * Deletes the records of old deletions, except the last record, which holds the last revision. Resolves with whether
 * there were any.
 */
async function forgetDeletions(transaction: Pick<Tables, "delete">): Promise<boolean> {
  const isLast = sql`${jobDeletion.revision} = (select max(revision) from ${jobDeletion})`;
  const forgotten = await transaction
    .delete(jobDeletion)
    .where(and(lt(jobDeletion.deletedAt, longAgo), not(isLast)))
    .returning({ id: jobDeletion.jobId });
  return forgotten.length > 0;
}

/**
 * The postings that differ from the shown jobs. Writing equal postings again would take as long as storing new ones.
 */
async function changesAmong(
  transaction: Pick<Tables, "select">,
  postings: readonly Posting[],
): Promise<readonly DigestedPosting[]> {
  const digested = postings.map((posting) => ({ ...posting, digest: digestOf(posting) }));
  const identifiers = postings.map(({ identifier }) => identifier);
  const shown = await transaction
    .select({ identifier: job.identifier, digest: job.digest })
    .from(job)
    .where(and(sql`${job.identifier} = any(${sql.param(identifiers)}::text[])`, isNull(job.removedAt)));
  const digests = new Map(shown.map(({ identifier, digest }) => [identifier, digest]));
  return digested.filter(({ identifier, digest }) => digests.get(identifier) !== digest);
}

/** Passes one array per column, since a database reads one parameter per value far more slowly. */
async function upsert(transaction: Pick<Tables, "execute">, postings: readonly DigestedPosting[]) {
  const column = (type: string, value: (posting: DigestedPosting) => unknown) =>
    sql`${sql.param(postings.map((posting) => value(posting) ?? null))}::${sql.raw(type)}[]`;
  const columns = [
    column("text", ({ identifier }) => identifier),
    column("text", ({ digest }) => digest),
    column("text", ({ title }) => title),
    column("text", ({ company }) => company),
    column("text", ({ location }) => location),
    column("text", ({ zip }) => zip),
    column("smallint", ({ region }) => region),
    column("text", ({ language }) => language),
    column("text", ({ description }) => description),
    column("text", ({ summary }) => summary),
    column("jsonb", ({ skills }) => JSON.stringify(skills)),
    column("text", ({ sourceUrl }) => sourceUrl),
    column("timestamptz", ({ postedAt }) => postedAt?.toISOString()),
    column("timestamptz", ({ validThrough }) => validThrough?.toISOString()),
  ];
  const written = await transaction.execute(sql`
    insert into job as kept (revision, identifier, digest, title, company, location, zip, region, language, description,
      summary, skills, source_url, posted_at, says_posted_at, valid_through)
    select ${nextRevision}, identifier, digest, title, company, location, zip, region, language, description,
      summary, skills, source_url, coalesce(posted_at, now()), posted_at is not null, valid_through
    from unnest(${sql.join(columns, sql`, `)}) as posting (identifier, digest, title, company, location, zip, region,
      language, description, summary, skills, source_url, posted_at, valid_through)
    on conflict (identifier) do update set
      revision = excluded.revision, digest = excluded.digest, title = excluded.title, company = excluded.company,
      location = excluded.location, zip = excluded.zip, region = excluded.region, language = excluded.language,
      description = excluded.description, summary = excluded.summary, skills = excluded.skills,
      source_url = excluded.source_url, posted_at = excluded.posted_at, says_posted_at = excluded.says_posted_at,
      valid_through = excluded.valid_through,
      removed_at = null
    returning xmax = 0 as fresh`);
  return v.parse(Written, written).rows;
}
