import { and, eq, exists, lt, notExists, type SQL, sql } from "drizzle-orm";
import type { Logger } from "pino";
import * as v from "valibot";
import type { Tables } from "../../database/database.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { inBatches, isAmong } from "../../database/in-batches.ts";
import type { Sweepable } from "../../concurrency/sweeper.ts";
import type { SubmissionKind } from "./submission-kind.ts";
import { submission } from "./submissions.tables.ts";

interface Options {
  readonly tables: Tables;
  readonly outbox: Pick<Outbox, "forget" | "undelivered">;
  readonly kinds: readonly Pick<SubmissionKind, "name" | "retentionDays">[];
  /** The most days that a submission with an undelivered message is kept. */
  readonly undeliveredDays: number;
  readonly log: Logger;
}

const dayMs = 24 * 60 * 60 * 1_000;
const daysOfWarning = 14;

const KindRows = v.object({ rows: v.array(v.object({ kind: v.string() })) });

/**
 * Deletes submissions that are older than their kind allows, with their messages and attachments. A submission with an
 * undelivered message is kept longer, but not for ever. If this release does not know a kind, the retention in its rows
 * counts.
 */
export function createSubmissionRetention({ tables, outbox, kinds, undeliveredDays, log }: Options): Sweepable {
  const known = new Map(kinds.map(({ name, retentionDays }) => [name, retentionDays]));
  const daysOf = (kind: string) => sql`${known.get(kind) ?? submission.retentionDays}::integer`;
  const lastDaysOf = (kind: string) => sql`greatest(${daysOf(kind)}, ${undeliveredDays}::integer)`;
  const isOlder = (kind: string, days: SQL) =>
    and(eq(submission.kind, kind), lt(submission.createdAt, sql`now() - make_interval(days => ${days})`));
  const undelivered = (on: Tables) => outbox.undelivered(on, submission.id);
  let warnedAt = Number.NEGATIVE_INFINITY;

  const deleteWhere = (where: (on: Tables) => SQL | undefined): Promise<number> =>
    inBatches((most) =>
      tables.transaction(async (transaction) => {
        const old = transaction
          .select({ id: submission.id })
          .from(submission)
          .where(where(transaction))
          .orderBy(submission.createdAt)
          .limit(most)
          .for("update", { skipLocked: true });
        const deleted = await transaction
          .delete(submission)
          .where(isAmong(submission.id, old))
          .returning({ id: submission.id });
        const ids = deleted.map(({ id }) => id);
        if (ids.length > 0) await outbox.forget(transaction, ids);
        return ids.length;
      }),
    );

  /** Warns once a day of undelivered submissions that will be deleted soon, since operators may still deliver them. */
  async function warn(stored: readonly string[]): Promise<void> {
    if (performance.now() - warnedAt < dayMs) return;
    warnedAt = performance.now();
    const soon = await countsOf(stored, (kind) => {
      const isOld = isOlder(kind, sql`${lastDaysOf(kind)} - ${daysOfWarning}::integer`);
      return tables.$count(submission, and(isOld, exists(undelivered(tables))));
    });
    if (Object.keys(soon).length > 0)
      log.warn({ kinds: soon, days: daysOfWarning }, "undelivered submissions will be deleted soon");
  }

  return {
    async sweep() {
      const stored = await storedKinds(tables);
      const delivered = await countsOf(stored, (kind) =>
        deleteWhere((on) => and(isOlder(kind, daysOf(kind)), notExists(undelivered(on)))),
      );
      const expired = await countsOf(stored, (kind) => deleteWhere(() => isOlder(kind, lastDaysOf(kind))));
      if (Object.keys(expired).length > 0) log.error({ kinds: expired }, "undelivered submissions were deleted");
      await warn(stored);
      return [...Object.values(delivered), ...Object.values(expired)].reduce((sum, count) => sum + count, 0);
    },
  };
}

/** Finds the first kind in the index, then the next one, and so on. This is as fast for a million rows as for ten. */
async function storedKinds(tables: Tables): Promise<readonly string[]> {
  const found = await tables.execute(sql`
    with recursive stored (kind) as (
      (select kind from submission order by kind limit 1)
      union all
      select (select submission.kind from submission where submission.kind > stored.kind order by submission.kind limit 1)
      from stored where stored.kind is not null
    )
    select kind from stored where kind is not null`);
  return v.parse(KindRows, found).rows.map(({ kind }) => kind);
}

/** Resolves with the number of submissions of each kind. Leaves out kinds whose number is 0. */
async function countsOf(
  stored: readonly string[],
  count: (kind: string) => Promise<number>,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const kind of stored) {
    const counted = await count(kind);
    if (counted > 0) counts[kind] = counted;
  }
  return counts;
}
