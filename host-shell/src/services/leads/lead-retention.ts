import { and, eq, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { lead } from "./leads.tables.ts";
import { outboxMessage } from "../outbox/outbox.tables.ts";

/**
 * Forgets leads, and the messages about them, that were delivered and have been kept so many days. One that somebody
 * still waits for stays.
 */
export function createLeadRetention(tables: Tables, days: number) {
  return {
    /** Returns how many leads were deleted. */
    sweep: () =>
      tables.transaction(async (transaction) => {
        const owed = transaction
          .select({ one: sql`1` })
          .from(outboxMessage)
          .where(and(eq(outboxMessage.subject, lead.id), isNull(outboxMessage.deliveredAt)));
        const deleted = await transaction
          .delete(lead)
          .where(and(lt(lead.createdAt, sql`now() - make_interval(days => ${days})`), notExists(owed)))
          .returning({ id: lead.id });
        if (deleted.length > 0) {
          const ids = deleted.map(({ id }) => id);
          await transaction.delete(outboxMessage).where(sql`${outboxMessage.subject} = any(${sql.param(ids)}::uuid[])`);
        }
        return deleted.length;
      }),
  };
}
