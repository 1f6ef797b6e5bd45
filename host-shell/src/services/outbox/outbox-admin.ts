import { and, asc, eq, gt, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import type {
  OutboxCounts,
  OutboxEntry,
  OutboxList,
  OutboxQuery,
  OutboxRetry,
  OutboxState,
} from "shared-runtime/api/outbox.ts";
import type { Tables } from "../../database/database.ts";
import { outboxMessage as message } from "./outbox.tables.ts";
import { type CountedMessages, countMessages } from "./outbox-tally.ts";
import { isLeased } from "./outbox-messages.ts";

/** The operators' view of the outbox. */
export interface OutboxAdmin {
  readonly list: (query: OutboxQuery) => Promise<Omit<OutboxList, "delivers">>;
  /**
   * Makes messages due at once, and allows all their attempts again. Resolves with the number of these messages. Skips
   * messages that are being sent.
   */
  readonly retry: (which: OutboxRetry) => Promise<number>;
  /** Resolves with the state of a message; `undefined` if it does not exist. */
  readonly stateOf: (id: number) => Promise<OutboxState | undefined>;
}

const inState = {
  waiting: and(isNull(message.deliveredAt), isNull(message.deadAt)),
  dead: and(isNull(message.deliveredAt), isNotNull(message.deadAt)),
  delivered: isNotNull(message.deliveredAt),
} as const;

const state = sql<OutboxState>`case when ${message.deliveredAt} is not null then 'delivered' when ${message.deadAt} is not null then 'dead' else 'waiting' end`;
// Written as text: in a list of columns, Drizzle omits the table of a column, so that the name would mean the inner
// table.
const behind = sql<string | null>`(
  select min(earlier.id) from outbox_message earlier
  where earlier.subject = outbox_message.subject and earlier.id < outbox_message.id and earlier.delivered_at is null
)`;

export function createOutboxAdmin(tables: Tables): OutboxAdmin {
  return {
    async list({ state: wanted, topic: topicsWanted, after, limit }) {
      const rows = await tables
        .select({
          id: message.id,
          state,
          topic: message.topic,
          subject: message.subject,
          createdAt: message.createdAt,
          attempts: message.attempts,
          availableAt: message.availableAt,
          behind,
          deliveredAt: message.deliveredAt,
          deadAt: message.deadAt,
          lastError: message.lastError,
        })
        .from(message)
        .where(
          and(
            gt(message.id, after),
            or(...wanted.map((one) => inState[one])),
            topicsWanted.length > 0 ? inArray(message.topic, [...topicsWanted]) : undefined,
          ),
        )
        .orderBy(asc(message.id))
        .limit(limit);
      const counted = await countMessages(tables);
      const topics = [...Map.groupBy(counted, ({ topic }) => topic)]
        .map(([topic, counts]) => ({ topic, ...totalsOf(counts) }))
        .toSorted((one, other) => (one.topic < other.topic ? -1 : 1));
      return { counts: totalsOf(counted), topics, messages: rows.map(entryOf) };
    },

    async retry(which) {
      const meant = "id" in which ? and(eq(message.id, which.id), isNull(message.deliveredAt)) : inState.dead;
      const retried = await tables
        .update(message)
        .set({ attempts: 0, availableAt: sql`now()`, deadAt: null })
        .where(and(meant, not(sql`coalesce(${isLeased}, false)`)))
        .returning({ id: message.id });
      return retried.length;
    },

    async stateOf(id) {
      const [row] = await tables.select({ state }).from(message).where(eq(message.id, id));
      return row?.state;
    },
  };
}

function totalsOf(counted: readonly CountedMessages[]): OutboxCounts {
  const totals = { waiting: 0, dead: 0, delivered: 0 };
  for (const { state: name, count } of counted) totals[name] += count;
  return totals;
}

type Row = Pick<typeof message.$inferSelect, "id" | "topic" | "subject" | "createdAt" | "attempts"> &
  Pick<typeof message.$inferSelect, "availableAt" | "deliveredAt" | "deadAt" | "lastError"> & {
    readonly state: OutboxState;
    readonly behind: string | null;
  };

function entryOf({ createdAt, availableAt, deliveredAt, deadAt, behind: before, ...row }: Row): OutboxEntry {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    nextTryAt: row.state === "waiting" && before === null ? availableAt.toISOString() : null,
    behind: row.state === "delivered" || before === null ? null : Number(before),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    deadAt: deadAt?.toISOString() ?? null,
  };
}
