import { and, asc, eq, gt, inArray, isNull, lt, lte, notExists, notInArray, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tables } from "../../database/database.ts";
import { outboxMessage as message } from "./outbox.tables.ts";

export interface OutboxMessage {
  readonly id: number;
  readonly idempotencyKey: string;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  /** The number of the attempt; 1 for the first. */
  readonly attempt: number;
  /** Identifies the lease. A later lease replaces it. */
  readonly lease: string;
  /** The age of the message in seconds, by the database's clock. */
  readonly ageSeconds: number;
}

/**
 * The messages to deliver, shared by all processes on one database. A process that takes a message holds a lease on it;
 * when a process dies, its leases run out and other processes send the messages again. Of each subject, only the
 * earliest undelivered message can be taken, and none while that message is dead. All times are the database's. Calls
 * with a lost lease change nothing.
 */
export interface OutboxMessages {
  /** Takes up to `most` due messages. */
  readonly take: (most: number) => Promise<readonly OutboxMessage[]>;
  readonly delivered: (sent: OutboxMessage) => Promise<void>;
  readonly retryIn: (sent: OutboxMessage, seconds: number, error: string) => Promise<void>;
  readonly giveUp: (sent: OutboxMessage, error: string) => Promise<void>;
  /** Makes the message available again as if this process had not taken it. */
  readonly giveBack: (sent: OutboxMessage) => Promise<void>;
  /** Frees all leases. To be called only by the single process of a database, before it takes a message. */
  readonly freeAll: () => Promise<void>;
}

export interface OutboxMessagesOptions {
  readonly leaseSeconds: number;
  /** `only`: takes messages of these topics alone. `except`: takes messages of all other topics. */
  readonly topics?: { readonly only: readonly string[] } | { readonly except: readonly string[] };
}

const earlier = alias(message, "earlier");
/** The end of the lease in microseconds identifies it: two leases of a message never end at the same time. */
const leaseOf = sql<string>`${message.availableAt}::text`;

/** Whether a message is leased: it was taken, and neither its error nor its delivery is stored yet. */
export const isLeased = and(
  isNull(message.deliveredAt),
  isNull(message.deadAt),
  isNull(message.lastError),
  gt(message.attempts, 0),
  gt(message.availableAt, sql`now()`),
);

export function createOutboxMessages(tables: Tables, { leaseSeconds, topics }: OutboxMessagesOptions): OutboxMessages {
  type Change = Parameters<ReturnType<typeof tables.update<typeof message>>["set"]>[0];

  async function change({ id, lease }: OutboxMessage, values: Change): Promise<void> {
    await tables
      .update(message)
      .set(values)
      .where(and(eq(message.id, id), eq(leaseOf, lease), isNull(message.deliveredAt)));
  }

  const ofTopic =
    topics &&
    ("only" in topics ? inArray(message.topic, [...topics.only]) : notInArray(message.topic, [...topics.except]));

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
              ofTopic,
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
