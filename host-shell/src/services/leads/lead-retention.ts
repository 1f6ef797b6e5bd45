import { and, lt, notExists, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { Sweepable } from "../sweeper/sweeper.ts";
import { lead } from "./leads.tables.ts";

/** Deletes leads that are older than `days`, with their messages. A lead with an undelivered message is kept. */
export function createLeadRetention(
  tables: Tables,
  outbox: Pick<Outbox, "forget" | "undelivered">,
  days: number,
): Sweepable {
  return {
    sweep: () =>
      tables.transaction(async (transaction) => {
        const deleted = await transaction
          .delete(lead)
          .where(
            and(
              lt(lead.createdAt, sql`now() - make_interval(days => ${days})`),
              notExists(outbox.undelivered(transaction, lead.id)),
            ),
          )
          .returning({ id: lead.id });
        const ids = deleted.map(({ id }) => id);
        if (ids.length > 0) await outbox.forget(transaction, ids);
        return ids.length;
      }),
  };
}
