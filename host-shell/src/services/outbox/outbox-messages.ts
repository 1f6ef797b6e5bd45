import { and, asc, eq, gt, isNull, lt, lte, notExists, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tables } from "../../database/database.ts";
import { outboxMessage as message } from "./outbox.tables.ts";

export interface OutboxMessage {
  readonly id: number;
  readonly idempotencyKey: string;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  /** 1 the first time it is sent. */
  readonly attempt: number;
  /** Whoever holds it may tell what became of the message; a later one ends it. */
  readonly lease: string;
  /** How long ago it was written, by the database's clock. */
  readonly ageSeconds: number;
}

/**
 * What must reach another system, shared by all processes on one database. Whoever takes a message holds a lease on it;
 * when a process dies, its leases run out and others send again. Of one subject only the earliest message that is not
 * delivered can be taken, and no other while that one is dead. All times are the database's. What is told after the
 * lease was lost to somebody else changes nothing.
 */
export interface OutboxMessages {
  /** So many messages that are due, at most. */
  readonly take: (most: number) => Promise<readonly OutboxMessage[]>;
  readonly delivered: (sent: OutboxMessage) => Promise<void>;
  readonly retryIn: (sent: OutboxMessage, seconds: number, error: string) => Promise<void>;
  readonly giveUp: (sent: OutboxMessage, error: string) => Promise<void>;
  /** Gives it back as if it had not been taken. */
  readonly giveBack: (sent: OutboxMessage) => Promise<void>;
  /** Frees all leases. Only for a process that is alone on its database, before it takes a message. */
  readonly freeAll: () => Promise<void>;
}

export interface OutboxMessagesOptions {
  readonly leaseSeconds: number;
}

const earlier = alias(message, "earlier");
/** When a lease ends, to the microsecond: no two of a message end at once. */
const leaseOf = sql<string>`${message.availableAt}::text`;

/** A message is leased from when it is taken until an error or its delivery is written. */
export const isLeased = and(
  isNull(message.deliveredAt),
  isNull(message.deadAt),
  isNull(message.lastError),
  gt(message.attempts, 0),
  gt(message.availableAt, sql`now()`),
);

export function createOutboxMessages(tables: Tables, { leaseSeconds }: OutboxMessagesOptions): OutboxMessages {
  type Change = Parameters<ReturnType<typeof tables.update<typeof message>>["set"]>[0];

  async function change({ id, lease }: OutboxMessage, values: Change): Promise<void> {
    await tables
      .update(message)
      .set(values)
      .where(and(eq(message.id, id), eq(leaseOf, lease), isNull(message.deliveredAt)));
  }

  return {
    async take(most) {
      const due = tables.$with("due").as(
        tables
          .select({ id: message.id })
          .from(message)
          .where(
            and(
              isNull(message.deliveredAt),
              isNull(message.deadAt),
              lte(message.availableAt, sql`now()`),
              notExists(
                tables
                  .select({ one: sql`1` })
                  .from(earlier)
                  .where(
                    and(eq(earlier.subject, message.subject), lt(earlier.id, message.id), isNull(earlier.deliveredAt)),
                  ),
              ),
            ),
          )
          .orderBy(asc(message.availableAt), asc(message.id))
          .limit(most)
          .for("update", { skipLocked: true }),
      );
      const taken = await tables
        .with(due)
        .update(message)
        .set({ attempts: sql`${message.attempts} + 1`, availableAt: inSeconds(leaseSeconds), lastError: null })
        .from(due)
        .where(eq(message.id, due.id))
        .returning({
          id: message.id,
          idempotencyKey: message.idempotencyKey,
          topic: message.topic,
          payload: message.payload,
          createdAt: message.createdAt,
          attempt: message.attempts,
          lease: leaseOf,
          ageSeconds: sql<number>`extract(epoch from now() - ${message.createdAt})::float8`,
        });
      return taken.toSorted((one, other) => one.id - other.id);
    },

    delivered: (sent) => change(sent, { deliveredAt: sql`now()`, lastError: null }),
    retryIn: (sent, seconds, error) => change(sent, { availableAt: inSeconds(seconds), lastError: error }),
    giveUp: (sent, error) => change(sent, { deadAt: sql`now()`, lastError: error }),
    giveBack: (sent) => change(sent, { availableAt: sql`now()`, attempts: sql`${message.attempts} - 1` }),

    async freeAll() {
      await tables
        .update(message)
        .set({ availableAt: sql`now()` })
        .where(isLeased);
    },
  };
}

function inSeconds(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}
