import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tables } from "../../database/database.ts";
import { cv, cvReading, cvReview } from "../cv-store/cv-store.tables.ts";
import { cvReviewJob } from "./cv-queue.tables.ts";
import { createRecentSenders } from "./recent-senders.ts";
import type { CvReviewed } from "../../engines/cv-review/cv-reviewer.ts";
import type { CvLanguage } from "../../engines/cv-review/reading/cv-document.ts";
import { soundCopyOf } from "shared-runtime/api/sound-text.ts";
import type { CvFailure } from "../cv-store/cv-store.ts";

/** A row of the queue, with its CV. */
export interface PendingReview {
  readonly cvId: string;
  /** The number of the attempt; 1 for the first. */
  readonly attempt: number;
  /** The number of earlier attempts in which reading failed. */
  readonly crashes: number;
  /** The number of earlier attempts whose server disappeared. */
  readonly lostLeases: number;
  readonly bytes: Uint8Array;
  readonly language: CvLanguage;
  readonly sender?: string | undefined;
}

/**
 * The queue of pending reviews, shared by all processes on one database. A process that takes a review holds a lease on
 * it and renews the lease while it works. When a process dies, its leases run out and other processes take the reviews.
 * All times are the database's. Calls resolve with `false` and change nothing if the lease was lost.
 */
export interface ReviewQueue {
  /** Takes the next review that is due. Senders with waiting reviews take turns. */
  readonly take: () => Promise<PendingReview | undefined>;
  readonly renew: (pending: PendingReview) => Promise<boolean>;
  readonly finish: (pending: PendingReview, reviewed: CvReviewed) => Promise<boolean>;
  /** Gives the review up for good. Stores the number of crashes that `pending` contains. */
  readonly fail: (pending: PendingReview, failure: CvFailure) => Promise<boolean>;
  /** Counts a crash, and makes the review available again after the pause. */
  readonly retry: (pending: PendingReview, pauseSeconds: number) => Promise<boolean>;
  /** Makes the review available again as if this process had not taken it. */
  readonly giveBack: (pending: PendingReview) => Promise<boolean>;
  /** Frees all leases. To be called only by the single process of a database, before it takes a review. */
  readonly freeAll: () => Promise<void>;
  /** Returns those of the CVs that still wait for their review. */
  readonly waitingAmong: (cvIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

export interface ReviewQueueOptions {
  readonly leaseSeconds: number;
  /** The most reviews of one sender that run at once. Default: 1000, which is more than run at once in total. */
  readonly each?: number;
}

const mostOfOne = 1_000;

export function createReviewQueue(tables: Tables, { leaseSeconds, each = mostOfOne }: ReviewQueueOptions): ReviewQueue {
  const me = crypto.randomUUID();
  const recent = createRecentSenders();
  const isDue = and(isNull(cvReviewJob.failure), lte(cvReviewJob.availableAt, sql`now()`));
  const leased = alias(cvReviewJob, "leased");
  const sendersWithTheirShare = tables
    .select({ sender: leased.sender })
    .from(leased)
    .where(and(eq(leased.leasedBy, me), gt(leased.availableAt, sql`now()`), isNotNull(leased.sender)))
    .groupBy(leased.sender)
    .having(gte(count(), each));
  const mayTakeMore = or(isNull(cvReviewJob.sender), notInArray(cvReviewJob.sender, sendersWithTheirShare));
  const stillMine = (pending: PendingReview) =>
    and(eq(cvReviewJob.cvId, pending.cvId), eq(cvReviewJob.leasedBy, me), eq(cvReviewJob.attempts, pending.attempt));

  async function change(
    pending: PendingReview,
    values: Parameters<ReturnType<typeof tables.update<typeof cvReviewJob>>["set"]>[0],
  ) {
    const changed = await tables
      .update(cvReviewJob)
      .set(values)
      .where(stillMine(pending))
      .returning({ cvId: cvReviewJob.cvId });
    return changed.length > 0;
  }

  return {
    async take() {
      const next = tables
        .select({ cvId: cvReviewJob.cvId })
        .from(cvReviewJob)
        .where(and(isDue, mayTakeMore))
        .orderBy(recent.turnOf(cvReviewJob.sender), asc(cvReviewJob.availableAt))
        .limit(1)
        .for("update", { skipLocked: true });
      const [taken] = await tables
        .update(cvReviewJob)
        .set({
          attempts: sql`${cvReviewJob.attempts} + 1`,
          lostLeases: lostLeasesNow,
          leasedBy: me,
          availableAt: inSeconds(leaseSeconds),
        })
        .from(cv)
        .where(and(eq(cv.id, cvReviewJob.cvId), eq(cvReviewJob.cvId, next)))
        .returning({
          cvId: cvReviewJob.cvId,
          attempt: cvReviewJob.attempts,
          crashes: cvReviewJob.crashes,
          lostLeases: cvReviewJob.lostLeases,
          bytes: cv.bytes,
          language: cv.language,
          sender: cvReviewJob.sender,
        });
      if (!taken) return undefined;
      recent.add(taken.sender);
      return { ...taken, sender: taken.sender ?? undefined };
    },

    renew: (pending) => change(pending, { availableAt: inSeconds(leaseSeconds) }),

    finish: (pending, { areas, facts, thumbnail, text, language, reading, document }) =>
      tables.transaction(async (transaction) => {
        const done = await transaction
          .delete(cvReviewJob)
          .where(stillMine(pending))
          .returning({ cvId: cvReviewJob.cvId });
        if (done.length === 0) return false;
        // A font name, or a text that was cut, may contain characters that no database accepts.
        const { reading: read, ...sound } = soundCopyOf({ areas, facts, text, reading });
        await transaction.insert(cvReview).values({ cvId: pending.cvId, ...sound, thumbnail, language });
        if (document !== undefined) await transaction.insert(cvReading).values({ cvId: pending.cvId, document, read });
        return true;
      }),

    fail: (pending, failure) =>
      change(pending, { failure, failedAt: sql`now()`, crashes: pending.crashes, leasedBy: null, sender: null }),

    retry: (pending, pauseSeconds) =>
      change(pending, {
        leasedBy: null,
        availableAt: inSeconds(pauseSeconds),
        crashes: sql`${cvReviewJob.crashes} + 1`,
      }),

    giveBack: (pending) =>
      change(pending, { leasedBy: null, availableAt: sql`now()`, attempts: sql`${cvReviewJob.attempts} - 1` }),

    async freeAll() {
      await tables
        .update(cvReviewJob)
        .set({ leasedBy: null, availableAt: sql`now()`, lostLeases: lostLeasesNow })
        .where(isNotNull(cvReviewJob.leasedBy));
    },

    async waitingAmong(cvIds) {
      const rows = await tables
        .select({ cvId: cvReviewJob.cvId })
        .from(cvReviewJob)
        .where(and(inArray(cvReviewJob.cvId, [...cvIds]), isNull(cvReviewJob.failure)));
      return new Set(rows.map(({ cvId }) => cvId));
    },
  };
}

/** If the review still has a lease when it is taken or freed, the server that held the lease was lost. */
const lostLeasesNow = sql`${cvReviewJob.lostLeases} + case when ${cvReviewJob.leasedBy} is null then 0 else 1 end`;

function inSeconds(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}
