import { sql } from "drizzle-orm";
import { bigint, bigserial, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../database/moment.column.ts";

/** A message to another system, written in the transaction that writes its subject. */
export const outboxMessage = pgTable(
  "outbox_message",
  {
    /** In the order of writing; also orders the messages of one subject. */
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** The same for each attempt, so that the receiver can detect repetitions. */
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    /** What the message is about, such as a lead: messages of one subject arrive in their order. */
    subject: uuid("subject").notNull(),
    topic: text("topic").notNull(),
    payload: jsonb("payload").$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    /**
     * When the message can be taken next: the end of the lease while it is being sent, or of the pause after a
     * failure.
     */
    availableAt: moment("available_at").notNull().defaultNow(),
    deliveredAt: moment("delivered_at"),
    /** When it was given up. */
    deadAt: moment("dead_at"),
    lastError: text("last_error"),
  },
  (table) => [
    index("outbox_message_next")
      .on(table.availableAt, table.id)
      .where(sql`${table.deliveredAt} is null and ${table.deadAt} is null`),
    /** With the topic, so that those of a topic are found in the index alone. */
    index("outbox_message_open")
      .on(table.id, table.topic)
      .where(sql`${table.deliveredAt} is null`),
    index("outbox_message_subject").on(table.subject, table.id),
  ],
);

/**
 * Changes of the number of messages, written by triggers of `outbox_message`; their sum is the number. Rows are only added, so
 * that no writer waits for another, and a sweep replaces them by their sums.
 */
export const outboxTally = pgTable("outbox_tally", {
  topic: text("topic").notNull(),
  state: text("state", { enum: ["waiting", "dead", "delivered"] }).notNull(),
  messages: bigint("messages", { mode: "number" }).notNull(),
});
