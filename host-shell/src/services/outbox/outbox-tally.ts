import { sql } from "drizzle-orm";
import type { OutboxState } from "shared-runtime/api/outbox.ts";
import type { Tables } from "../../database/database.ts";
import type { Sweepable } from "../../concurrency/sweeper.ts";
import { outboxTally as tally } from "./outbox.tables.ts";

export interface CountedMessages {
  readonly topic: string;
  readonly state: OutboxState;
  readonly count: number;
}

const sum = sql<number>`sum(${tally.messages})`.mapWith(Number);

/** Counts all messages by topic and state, from the tally and without reading the messages. */
export function countMessages(tables: Tables): Promise<readonly CountedMessages[]> {
  return tables
    .select({ topic: tally.topic, state: tally.state, count: sum })
    .from(tally)
    .groupBy(tally.topic, tally.state)
    .having(sql`${sum} <> 0`);
}

/** Replaces the rows of the tally by their sums. Always resolves with 0. */
export function createOutboxTallySweep(tables: Tables): Sweepable {
  return {
    deletesNothing: true,
    async sweep() {
      await tables.execute(sql`
        with changes as (delete from ${tally} returning topic, state, messages)
        insert into ${tally} (topic, state, messages)
        select topic, state, sum(messages) from changes group by topic, state having sum(messages) <> 0`);
      return 0;
    },
  };
}
