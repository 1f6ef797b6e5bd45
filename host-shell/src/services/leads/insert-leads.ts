import { sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { NewLead } from "./lead.ts";
import { lead as leadTable } from "./leads.tables.ts";

interface Options {
  readonly tables: Tables;
  readonly outbox: Pick<Outbox, "append">;
}

/**
 * Inserts leads and the messages about them in one transaction. Skips leads whose id is stored already, and repetitions
 * of an id among the given ones.
 */
export async function insertLeads(leads: readonly NewLead[], { tables, outbox }: Options): Promise<void> {
  const given = new Map<string, NewLead>();
  for (const lead of leads) {
    const id = lead.id?.toLowerCase() ?? crypto.randomUUID();
    if (!given.has(id)) given.set(id, lead);
  }
  const rows = [...given].map(([id, lead]) => ({ ...lead, id, leadId: lead.id ?? id }));
  await tables.transaction(async (transaction) => {
    // A single parameter: an embedded database is slow with many.
    const stored = await transaction
      .insert(leadTable)
      .select(
        sql`select id, kind, source, payload, "memberId", "correlationId", now()
          from json_to_recordset(${JSON.stringify(rows)}::json) as given (
            id uuid, kind text, source integer, payload jsonb, "memberId" text, "correlationId" uuid
          )`,
      )
      .onConflictDoNothing()
      .returning({ id: leadTable.id });
    const isNew = new Set(stored.map(({ id }) => id));
    const messages = rows
      .filter(({ id }) => isNew.has(id))
      .map(({ id, leadId, kind, source, memberId, payload }) => ({
        subject: id,
        topic: `lead.${kind}`,
        payload: { leadId, source, ...(memberId !== undefined && { memberId }), ...payload },
      }));
    if (messages.length > 0) await outbox.append(transaction, messages);
  });
}
