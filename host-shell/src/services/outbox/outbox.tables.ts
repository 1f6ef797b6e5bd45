import { sql } from "drizzle-orm";
import { bigserial, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../database/moment.column.ts";

/** What must reach another system. Written in the transaction of what it tells about. */
export const outboxMessage = pgTable(
  "outbox_message",
  {
    /** In the order in which messages were written; also tells it within one subject. */
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** The same each time the message is sent, so that who takes it can tell a repetition. */
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    /** What it is about, such as a lead: messages of one subject arrive in their order. */
    subject: uuid("subject").notNull(),
    topic: text("topic").notNull(),
    payload: jsonb("payload").$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    /** From when on anybody may send it: the end of the lease while somebody does, or of the pause after a failure. */
    availableAt: moment("available_at").notNull().defaultNow(),
    deliveredAt: moment("delivered_at"),
    /** When it was given up. */
    deadAt: moment("dead_at"),
    lastError: text("last_error"),
  },
  (table) => [
    index("outbox_message_due")
      .on(table.availableAt)
      .where(sql`${table.deliveredAt} is null and ${table.deadAt} is null`),
    index("outbox_message_open_subject")
      .on(table.subject, table.id)
      .where(sql`${table.deliveredAt} is null`),
  ],
);
