import { and, type Column, eq, isNull, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { outboxMessage } from "./outbox.tables.ts";

export interface NewMessage {
  /** A UUID of the subject of the message, such as a lead. Messages with the same subject are delivered in order. */
  readonly subject: string;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The only way to write messages. They are written in the transaction that writes their subject. */
export interface Outbox {
  /** Adds messages in the given order. */
  readonly append: (transaction: Tables, messages: readonly NewMessage[]) => Promise<void>;
  /** Deletes all messages of the subjects. */
  readonly forget: (transaction: Tables, subjects: readonly string[]) => Promise<void>;
  /** A subquery for the undelivered messages of a subject. */
  readonly undelivered: (transaction: Tables, subject: Column) => ReturnType<typeof undelivered>;
}

export const outbox: Outbox = {
  /** One statement with a single parameter, since an embedded database is slow with many parameters. */
  async append(transaction, messages) {
    const rows = messages.map((message, place) => ({ place, key: crypto.randomUUID(), ...message }));
    await transaction.execute(sql`
      insert into ${outboxMessage} (idempotency_key, subject, topic, payload)
      select key, subject, topic, payload
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (
        place integer, key uuid, subject uuid, topic text, payload jsonb
      )
      order by place`);
  },

  async forget(transaction, subjects) {
    // The subjects are given by a subquery. The database expects few rows from it and therefore looks the messages up
    // in the index, even if there are many.
    await transaction
      .delete(outboxMessage)
      .where(sql`${outboxMessage.subject} = any(array(select unnest(${sql.param([...subjects])}::uuid[])))`);
  },

  undelivered,
};

function undelivered(transaction: Tables, subject: Column) {
  return transaction
    .select({ one: sql`1` })
    .from(outboxMessage)
    .where(and(eq(outboxMessage.subject, subject), isNull(outboxMessage.deliveredAt)));
}
