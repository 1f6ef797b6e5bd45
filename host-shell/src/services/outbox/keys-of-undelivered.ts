import { and, isNull, like, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { outboxMessage } from "./outbox.tables.ts";

/** Resolves with the ids of the keys that encrypt bank details in undelivered messages. */
export async function keysOfUndelivered(tables: Tables): Promise<readonly string[]> {
  const sealed = sql`${outboxMessage.payload}->>'bankDetails'`;
  const rows = await tables
    .selectDistinct({ id: sql<string>`split_part(${sealed}, '.', 2)` })
    .from(outboxMessage)
    .where(and(isNull(outboxMessage.deliveredAt), like(sealed, "v1.%")));
  return rows.map(({ id }) => id);
}
