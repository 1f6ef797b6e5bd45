import { and, inArray, isNull, lt, lte, not, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Tables } from "../../database/database.ts";
import { job, jobDeletion } from "./job-store.tables.ts";
import { digestOf, type Posting } from "./posting.ts";
import { renewStoreId } from "./store-id.ts";

/** What became of postings that were put into the store. */
export interface PutPostings {
  readonly fresh: number;
  /** Among them those that were no longer shown and are again. */
  readonly changed: number;
  readonly unchanged: number;
  /** Others of the same call came after them under the same identifier: those are kept. */
  readonly repeated: number;
}

/** How long a job that is no longer shown is kept for those who rated it, and a deletion for those who follow the jobs. */
const daysKept = 60;
const longAgo = sql`now() - make_interval(days => ${daysKept})`;

const nextRevision = sql`nextval('job_revisions')`;
const hasPassed = lte(job.validThrough, sql`now()`);

interface DigestedPosting extends Posting {
  readonly digest: string;
}

/** What both databases answer a query with that is written out. */
const Written = v.object({ rows: v.array(v.object({ fresh: v.boolean() })) });

/**
 * Has `write` alone change jobs, on all servers of the database. Only in here may revisions be taken: they become
 * visible before the next in turn gets any.
 */
function inTurn<Result>(
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
    inTurn(tables, async (transaction) => {
      const removed = await transaction
        .update(job)
        .set({ removedAt: sql`now()`, revision: nextRevision })
        .where(and(isNull(job.removedAt), which))
        .returning({ id: job.id });
      return removed.length;
    });

  return {
    /** Keeps postings, all of them or none. One that is there already, and shown, is left as it is. */
    async put(postings: readonly Posting[]): Promise<PutPostings> {
      const last = [...new Map(postings.map((posting) => [posting.identifier, posting])).values()];
      const written = await inTurn(tables, async (transaction) => {
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

    /** Takes away the jobs whose deadline has passed. Resolves with how many there were. */
    expire: () => remove(hasPassed),

    /** Takes away the jobs of these identifiers. Resolves with how many of them were shown. */
    remove: (identifiers: readonly string[]) => remove(inArray(job.identifier, [...identifiers])),

    /** Takes away what is out of date, and forgets what was taken away long ago. Resolves with how many jobs these were. */
    async sweep(): Promise<number> {
      const expired = await remove(hasPassed);
      const deleted = await inTurn(tables, async (transaction) => {
        const rows = await transaction.delete(job).where(lt(job.removedAt, longAgo)).returning({ id: job.id });
        const isForgotten = await forgetDeletions(transaction);
        if (rows.length > 0 || isForgotten) await renewStoreId(transaction);
        return rows;
      });
      return expired + deleted.length;
    },
  };
}

/** Resolves with whether there were any. The last one stays, so that the last revision does. */
async function forgetDeletions(transaction: Pick<Tables, "delete">): Promise<boolean> {
  const isLast = sql`${jobDeletion.revision} = (select max(revision) from ${jobDeletion})`;
  const forgotten = await transaction
    .delete(jobDeletion)
    .where(and(lt(jobDeletion.deletedAt, longAgo), not(isLast)))
    .returning({ id: jobDeletion.jobId });
  return forgotten.length > 0;
}

/** The postings that say something else than what is shown. To write the others for nothing takes as long as to store them. */
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

/** Column by column, since an array each is read far faster than as many parameters as there are values. */
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
      summary, skills, source_url, posted_at, valid_through)
    select ${nextRevision}, identifier, digest, title, company, location, zip, region, language, description,
      summary, skills, source_url, coalesce(posted_at, now()), valid_through
    from unnest(${sql.join(columns, sql`, `)}) as posting (identifier, digest, title, company, location, zip, region,
      language, description, summary, skills, source_url, posted_at, valid_through)
    on conflict (identifier) do update set
      revision = excluded.revision, digest = excluded.digest, title = excluded.title, company = excluded.company,
      location = excluded.location, zip = excluded.zip, region = excluded.region, language = excluded.language,
      description = excluded.description, summary = excluded.summary, skills = excluded.skills,
      source_url = excluded.source_url, posted_at = excluded.posted_at, valid_through = excluded.valid_through,
      removed_at = null
    returning xmax = 0 as fresh`);
  return v.parse(Written, written).rows;
}
