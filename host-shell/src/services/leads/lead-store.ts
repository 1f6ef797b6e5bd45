import { setImmediate as nextTurn } from "node:timers/promises";
import { DrizzleQueryError } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { insertLeads } from "./insert-leads.ts";
import type { NewLead } from "./lead.ts";

export interface LeadStore {
  /**
   * Stores a lead and its message in one transaction. Skips a lead with a stored id. Resolves after the commit;
   * rejects if the outcome is unknown.
   */
  readonly keep: (lead: NewLead) => Promise<void>;
}

export interface LeadStoreOptions {
  readonly tables: Tables;
  readonly outbox: Pick<Outbox, "append">;
  /** Called when there is something to deliver. */
  readonly onKept: () => void;
}

interface Waiting {
  readonly lead: NewLead;
  /** Whether its batch failed because of a row's content: it then gets its own transaction. */
  readonly alone: boolean;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

const perTransaction = 200;
/** A few seconds of leads, and a few megabytes. */
const mostWaiting = 5_000;
/** A transaction takes milliseconds: a database that takes this long does not answer. */
const slowMs = 5_000;
/** Shorter than the timeouts of browsers. */
const timeoutMs = 10_000;

/**
 * Commits the leads that arrive during a transaction together in the next one. One transaction each would queue for
 * the single connection of an embedded database.
 */
export function createLeadStore({ tables, outbox, onKept }: LeadStoreOptions): LeadStore {
  const waiting: Waiting[] = [];
  /** Start of the current database call; `undefined` when idle. */
  let askedAt: number | undefined;

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      askedAt = performance.now();
      // An embedded database blocks the event loop: leads that arrived meanwhile are read only now.
      await nextTurn();
      await commit(waiting.splice(0, waiting[0]?.alone ? 1 : perTransaction));
    }
    askedAt = undefined;
  }

  async function commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await insertLeads(
        batch.map(({ lead }) => lead),
        { tables, outbox },
      ).finally(() => {
        askedAt = performance.now();
      });
    } catch (error) {
      if (!isRowError(error)) giveUp([...batch, ...waiting.splice(0)], error);
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

  return {
    keep(lead) {
      if (waiting.length >= mostWaiting || (askedAt !== undefined && performance.now() - askedAt > slowMs)) {
        return Promise.reject(new Error("The database does not keep up: a lead was not accepted."));
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ lead, alone: false, resolve, reject });
      if (askedAt === undefined) void commitAll();
      const late = setTimeout(() => {
        const place = waiting.findIndex((one) => one.resolve === resolve);
        if (place >= 0) waiting.splice(place, 1);
        reject(new Error("The database did not answer in time: a lead may not be stored."));
      }, timeoutMs);
      return promise.finally(() => clearTimeout(late));
    },
  };
}

/** Whether PostgreSQL rejected the content of a row (SQLSTATE classes 22 and 23), so that other rows may succeed. */
function isRowError(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && "code" in cause && /^2[23]/.test(String(cause.code));
}
