import { and, lt, notExists, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { Sweepable } from "../sweeper/sweeper.ts";
import type { SubmissionKind } from "./submission-kind.ts";
import { submission } from "./submissions.tables.ts";

interface Options {
  readonly tables: Tables;
  readonly outbox: Pick<Outbox, "forget" | "undelivered">;
  readonly kinds: readonly Pick<SubmissionKind, "name" | "retentionDays">[];
}

/**
 * Deletes submissions that are older than their kind allows, with their messages and attachments. One with an undelivered
 * message is kept. A kind that this release does not know has the retention that its rows state.
 */
export function createSubmissionRetention({ tables, outbox, kinds }: Options): Sweepable {
  const known = JSON.stringify(Object.fromEntries(kinds.map(({ name, retentionDays }) => [name, retentionDays])));
  const days = sql`coalesce((${known}::jsonb ->> ${submission.kind})::integer, ${submission.retentionDays})`;
  return {
    sweep: () =>
      tables.transaction(async (transaction) => {
        const deleted = await transaction
          .delete(submission)
          .where(
            and(
              lt(submission.createdAt, sql`now() - make_interval(days => ${days})`),
              notExists(outbox.undelivered(transaction, submission.id)),
            ),
          )
          .returning({ id: submission.id });
        const ids = deleted.map(({ id }) => id);
        if (ids.length > 0) await outbox.forget(transaction, ids);
        return ids.length;
      }),
  };
}
