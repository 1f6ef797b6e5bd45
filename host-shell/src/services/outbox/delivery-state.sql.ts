import { type SQL, sql } from "drizzle-orm";

/**
 * Subqueries for the messages about a subject, `null` if there are none: delivered messages are deleted after a while.
 * `subject` names its column with the table, which the query builder leaves out in a query of one table.
 */
export function deliveryState(subject: SQL): {
  readonly isDead: SQL<boolean | null>;
  readonly isDelivered: SQL<boolean | null>;
} {
  return {
    isDead: sql`(select bool_or(dead_at is not null) from outbox_message where outbox_message.subject = ${subject})`,
    isDelivered: sql`(select bool_and(delivered_at is not null) from outbox_message where outbox_message.subject = ${subject})`,
  };
}
