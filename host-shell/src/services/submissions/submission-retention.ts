import { and, exists, lt, notExists, type SQL, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Tables } from "../../database/database.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { Sweepable } from "../sweeper/sweeper.ts";
import type { SubmissionKind } from "./submission-kind.ts";
import { submission } from "./submissions.tables.ts";

interface Options {
  readonly tables: Tables;
  readonly outbox: Pick<Outbox, "forget" | "undelivered">;
  readonly kinds: readonly Pick<SubmissionKind, "name" | "retentionDays">[];
  /** The most days for which one with an undelivered message is kept. */
  readonly undeliveredDays: number;
  readonly log: Logger;
}

const dayMs = 24 * 60 * 60 * 1_000;
const daysOfWarning = 14;

/**
 * Deletes submissions that are older than their kind allows, with their messages and attachments. One with an undelivered
 * message is kept longer, but not for ever. A kind that this release does not know has the retention that its rows state.
 */
export function createSubmissionRetention({ tables, outbox, kinds, undeliveredDays, log }: Options): Sweepable {
  const known = JSON.stringify(Object.fromEntries(kinds.map(({ name, retentionDays }) => [name, retentionDays])));
  const days = sql`coalesce((${known}::jsonb ->> ${submission.kind})::integer, ${submission.retentionDays})`;
  const lastDays = sql`greatest(${days}, ${undeliveredDays}::integer)`;
  const olderThan = (age: SQL) => lt(submission.createdAt, sql`now() - make_interval(days => ${age})`);
  const undelivered = (on: Tables) => outbox.undelivered(on, submission.id);
  let warnedAt = Number.NEGATIVE_INFINITY;

  async function deleteWhere(transaction: Tables, where: SQL | undefined): Promise<readonly string[]> {
    const deleted = await transaction
      .delete(submission)
      .where(where)
      .returning({ id: submission.id, kind: submission.kind });
    const ids = deleted.map(({ id }) => id);
    if (ids.length > 0) await outbox.forget(transaction, ids);
    return deleted.map(({ kind }) => kind);
  }

  /** Once a day: somebody may still deliver them. */
  async function warn(): Promise<void> {
    if (performance.now() - warnedAt < dayMs) return;
    warnedAt = performance.now();
    const soon = await tables
      .select({ kind: submission.kind })
      .from(submission)
      .where(and(olderThan(sql`${lastDays} - ${daysOfWarning}::integer`), exists(undelivered(tables))));
    if (soon.length === 0) return;
    const kindsSoon = countsOf(soon.map(({ kind }) => kind));
    log.warn({ kinds: kindsSoon, days: daysOfWarning }, "undelivered submissions will be deleted soon");
  }

  return {
    async sweep() {
      const { delivered, expired } = await tables.transaction(async (transaction) => ({
        delivered: await deleteWhere(transaction, and(olderThan(days), notExists(undelivered(transaction)))),
        expired: await deleteWhere(transaction, olderThan(lastDays)),
      }));
      if (expired.length > 0) log.error({ kinds: countsOf(expired) }, "undelivered submissions were deleted");
      await warn();
      return delivered.length + expired.length;
    },
  };
}

function countsOf(kinds: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(kinds, (kind) => kind)).map(([kind, all = []]) => [kind, all.length]),
  );
}
