import { setImmediate as othersTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { lead as leadTable } from "./leads.tables.ts";
import { outboxMessage } from "../outbox/outbox.tables.ts";
import { isFaultOfRow } from "./fault-of-row.ts";
import type { NewLead } from "./lead.ts";

export interface LeadStore {
  /**
   * Keeps a lead and owes its delivery, both or neither; not one that is kept already. Resolves when it is committed;
   * rejects if it is not known to be.
   */
  readonly keep: (lead: NewLead) => Promise<void>;
}

export interface LeadStoreOptions {
  readonly tables: Tables;
  /** Called when there is something to deliver. */
  readonly onKept: () => void;
}

interface Waiting {
  readonly lead: NewLead;
  /** Whether its transaction was refused for what a row in it holds: then it goes into one of its own. */
  readonly alone: boolean;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

const perTransaction = 200;
/** Some seconds' worth of leads, and a few megabytes. */
const mostWaiting = 5_000;
/** A transaction takes milliseconds: a database that needs so long does not answer. */
const slowMs = 5_000;
/** Visitors are told before their browsers give up. */
const patienceMs = 10_000;

/**
 * Leads that come while a transaction runs are committed together in the next one. One transaction for each would wait
 * in line for the one connection of an embedded database.
 */
export function createLeadStore({ tables, onKept }: LeadStoreOptions): LeadStore {
  const waiting: Waiting[] = [];
  /** Since when the database owes an answer, as long as there is something to commit. */
  let askedAt: number | undefined;

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      askedAt = performance.now();
      // An embedded database does its work without leaving the turn: only now is what came meanwhile read.
      await othersTurn();
      await commit(waiting.splice(0, waiting[0]?.alone ? 1 : perTransaction));
    }
    askedAt = undefined;
  }

  async function commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await insert(batch.map(({ lead }) => lead)).finally(() => {
        askedAt = performance.now();
      });
    } catch (error) {
      if (!isFaultOfRow(error)) giveUp([...batch, ...waiting.splice(0)], error);
      else if (batch.length === 1) giveUp(batch, error);
      else waiting.unshift(...batch.map((one) => ({ ...one, alone: true })));
      return;
    }
    for (const { resolve } of batch) resolve();
    onKept();
  }

  function giveUp(leads: readonly Waiting[], reason: unknown): void {
    for (const { reject } of leads) reject(reason);
  }

  /** One statement, and so one transaction, whose only value is all rows: many values take an embedded database long. */
  async function insert(leads: readonly NewLead[]): Promise<void> {
    const rows = leads.map(({ id = crypto.randomUUID(), kind, source, payload, memberId, correlationId }, place) => {
      const message = { leadId: id, source, ...(memberId !== undefined && { memberId }), ...payload };
      return { place, id, kind, source, payload, memberId, correlationId, key: crypto.randomUUID(), message };
    });
    await tables.execute(sql`
      with given as (
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (
          place integer, id uuid, kind text, source integer, payload jsonb, "memberId" text, "correlationId" uuid, key uuid, message jsonb
        )
      ), kept as (
        insert into ${leadTable} (id, kind, source, payload, member_id, correlation_id)
        select id, kind, source, payload, "memberId", "correlationId" from given
        on conflict (id) do nothing
        returning id
      )
      insert into ${outboxMessage} (idempotency_key, subject, topic, payload)
      select key, id, 'lead.' || kind, message
      from (select distinct on (id) * from given order by id, place) as first join kept using (id)
      order by place`);
  }

  return {
    keep(lead) {
      if (waiting.length >= mostWaiting || (askedAt !== undefined && performance.now() - askedAt > slowMs)) {
        return Promise.reject(new Error("The database does not keep up: a lead was not taken."));
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ lead, alone: false, resolve, reject });
      if (askedAt === undefined) void commitAll();
      const late = setTimeout(() => {
        const place = waiting.findIndex((one) => one.resolve === resolve);
        if (place >= 0) waiting.splice(place, 1);
        reject(new Error("The database did not answer in time: a lead may not be kept."));
      }, patienceMs);
      return promise.finally(() => clearTimeout(late));
    },
  };
}
