import { and, eq, isNull, like, lt, or, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Tables } from "../../database/database.ts";
import { job } from "../job-store/job-store.tables.ts";
import { serverSecret } from "../../security/server-secrets.tables.ts";
import type { JobStore } from "../job-store/job-store.ts";
import { generatePosting, seededIdentifier, seededScope } from "./generate-posting.ts";

export interface JobSeedOptions {
  readonly tables: Tables;
  readonly store: Pick<JobStore, "lastRevision">;
  /** Reads postings and puts the valid ones into the store. */
  readonly importPostings: (postings: readonly unknown[], now: Date) => Promise<unknown>;
  readonly log: Logger;
  /** Called when jobs were put into the store. */
  readonly onChanged: () => void;
  readonly count?: number;
  readonly now: () => Date;
}

const marker = "job-seed";

/** A made-up posting without a deadline is due for renewal at `moment` if it was posted before this date. */
const oldBy = (moment: Date) => sql`${moment.toISOString()}::timestamptz - interval '90 days'`;

/** The postings per statement: few, so that other queries do not wait noticeably. */
const batchSize = 100;

/**
 * Fills an empty store with generated postings, so that there are jobs to find. The first sweep fills the store, or
 * completes it if a server was killed meanwhile. Later sweeps give new dates to postings whose deadline passes, and to
 * old ones without a deadline. Postings that an operator removed are not renewed.
 */
export function createJobSeed({ tables, store, importPostings, log, onChanged, count = 3_000, now }: JobSeedOptions) {
  async function put(numbers: readonly number[]): Promise<void> {
    for (let from = 0; from < numbers.length; from += batchSize) {
      const today = now();
      const postings = numbers.slice(from, from + batchSize).map((number) => generatePosting(number, today));
      await importPostings(postings, today);
      onChanged();
    }
  }

  async function state(): Promise<string | undefined> {
    const [row] = await tables.select().from(serverSecret).where(eq(serverSecret.name, marker));
    return row?.value;
  }

  async function fill(): Promise<number> {
    await tables.insert(serverSecret).values({ name: marker, value: "begun" }).onConflictDoNothing();
    await put(Array.from({ length: count }, (_, index) => index + 1));
    await tables.update(serverSecret).set({ value: "done" }).where(eq(serverSecret.name, marker));
    log.info({ jobs: count }, "the job store was empty and was filled with generated postings");
    return count;
  }

  async function renew(): Promise<number> {
    const rows = await tables
      .select({ identifier: job.identifier })
      .from(job)
      .where(
        and(
          like(job.identifier, `${seededScope}:%`),
          or(
            lt(job.validThrough, sql`${now().toISOString()}::timestamptz + interval '1 day'`),
            and(isNull(job.validThrough), job.saysPostedAt, lt(job.postedAt, oldBy(now()))),
          ),
          or(isNull(job.removedAt), sql`${job.removedAt} >= ${job.validThrough}`),
        ),
      );
    const due = new Set(rows.map(({ identifier }) => identifier));
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const dueNumbers = numbers.filter((number) => due.has(seededIdentifier(number)));
    await put(dueNumbers);
    return dueNumbers.length;
  }

  return {
    deletesNothing: true,
    /** Resolves with the number of postings that were put into the store. */
    async sweep(): Promise<number> {
      const before = await state();
      if (before === "done") return renew();
      if (before === undefined && (await store.lastRevision()) > 0) return 0;
      return fill();
    },
  };
}
