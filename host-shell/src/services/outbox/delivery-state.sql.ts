import { type SQL, sql } from "drizzle-orm";

/**
 * SQL of subqueries on the messages about a subject. Delivered messages are deleted later, and a subquery is `null` if
 * no message about the subject is left. `subject` must name its column with the table, since the query builder omits
 * the table in a query of one table.
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
