import { sql } from "drizzle-orm";
import { bigint, bigserial, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../database/moment.column.ts";

/** A message to another system, written in the transaction that writes its subject. */
export const outboxMessage = pgTable(
  "outbox_message",
  {
    /** In the order in which messages are written. Messages of one subject are delivered in this order. */
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** The key is the same at each attempt, so that the receiver can detect repetitions. */
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    /** Identifies what the message is about, such as a lead. Messages of one subject arrive in order. */
    subject: uuid("subject").notNull(),
    topic: text("topic").notNull(),
    payload: jsonb("payload").$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    /**
     * The time from which the message can be taken: the end of its lease while it is being sent, or of the pause after
     * a failure.
     */
    availableAt: moment("available_at").notNull().defaultNow(),
    deliveredAt: moment("delivered_at"),
    /** The time at which the message was given up. */
    deadAt: moment("dead_at"),
    lastError: text("last_error"),
  },
  (table) => [
    index("outbox_message_next")
      .on(table.availableAt, table.id)
      .where(sql`${table.deliveredAt} is null and ${table.deadAt} is null`),
    /** Includes the topic, so that the index alone is read to count the messages of a topic. */
    index("outbox_message_open")
      .on(table.id, table.topic)
      .where(sql`${table.deliveredAt} is null`),
    index("outbox_message_subject").on(table.subject, table.id),
  ],
);

/**
 * Changes to the numbers of messages. The sum of the changes of a topic and state is the number of its messages.
 * Triggers of `outbox_message` write the changes. Rows are only added, so that no writer waits for another; a sweep
 * replaces the rows by their sums.
 */
export const outboxTally = pgTable("outbox_tally", {
  topic: text("topic").notNull(),
  state: text("state", { enum: ["waiting", "dead", "delivered"] }).notNull(),
  messages: bigint("messages", { mode: "number" }).notNull(),
});
