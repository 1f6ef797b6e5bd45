import type { Client } from "pg";
import { messageOf } from "shared-runtime/node/message-of.ts";
import { addressNumber, leadNamed, postLead } from "../src/server/testing/lead-calls.ts";
import type { Receiver } from "../src/services/outbox/testing/receiver.ts";
import type { Figure } from "./scenario.ts";

/** The milliseconds after a fault within which the servers must answer as before. */
export const healMs = 10_000;
/** The number of consecutive successes that a pool does not reach while it still has a lost connection. */
const inARow = 40;

/** The outcomes of the sent leads. */
export interface Tally {
  /** The number of leads that were answered with 200. */
  readonly acknowledged: number;
  /** The number of leads that were answered with 429 or 5xx: the sender knows that these were not stored. */
  readonly refused: number;
  /** The number of leads that were not answered. */
  readonly broken: number;
  /** The number of leads that were acknowledged but are not in the database. */
  readonly lost: number;
  /** The number of leads that were delivered more than once with different keys. */
  readonly doubled: number;
  /** The longest wait for an answer, in milliseconds. */
  readonly slowestMs: number;
}

export interface Traffic {
  /** Sends no more leads. Resolves when the last one was answered. */
  readonly end: () => Promise<void>;
  /** The statuses of the answers so far; 0 for a call without an answer. */
  readonly statuses: () => readonly number[];
  readonly tally: (database: Client, receiver?: Receiver) => Promise<Tally>;
}

/** Sends leads, each with its own key and from its own address, until `end` is called. */
export function sendLeads(url: string, { senders }: { readonly senders: number }): Traffic {
  const outcomes: { readonly key: string; readonly status: number; readonly ms: number }[] = [];
  let begun = 0;
  let goesOn = true;

  async function send(): Promise<void> {
    while (goesOn) {
      begun += 1;
      const key = crypto.randomUUID();
      const startedAt = performance.now();
      const lead = postLead(url, leadNamed(`Lead ${begun}`), addressNumber(begun), { key });
      const status = await statusOf(lead, (reason) => console.log(`lead ${key} was not answered: ${reason}`));
      outcomes.push({ key, status, ms: performance.now() - startedAt });
    }
  }
  const sending = Promise.all(Array.from({ length: senders }, send));

  return {
    async end() {
      goesOn = false;
      await sending;
    },
    statuses: () => outcomes.map(({ status }) => status),
    async tally(database, receiver) {
      const taken = outcomes.filter(({ status }) => status === 200).map(({ key }) => key);
      const { rows } = await database.query<{ id: string }>("select id from submission");
      const stored = new Set(rows.map(({ id }) => id));
      return {
        acknowledged: taken.length,
        refused: outcomes.filter(({ status }) => status === 429 || status >= 500).length,
        broken: outcomes.filter(({ status }) => status === 0 || (status >= 400 && status < 500 && status !== 429))
          .length,
        lost: taken.filter((key) => !stored.has(key)).length,
        doubled: receiver === undefined ? 0 : doubledIn(receiver),
        slowestMs: Math.round(Math.max(0, ...outcomes.map(({ ms }) => ms))),
      };
    },
  };
}

export function countsOf({ acknowledged, refused, broken, lost, doubled, slowestMs }: Tally): readonly Figure[] {
  return [
    { name: "acknowledged", value: acknowledged, least: 1 },
    { name: "refused", value: refused },
    { name: "broken", value: broken, most: 0 },
    { name: "lost", value: lost, most: 0 },
    { name: "doubled", value: doubled, most: 0 },
    { name: "slowest answer in ms", value: slowestMs, most: 10_500 },
  ];
}

/**
 * Resolves with the milliseconds until the first of many successes in a row. Gives up after three times the promised
 * time.
 */
export async function msUntilWell(url: string): Promise<number> {
  const begun = performance.now();
  let first = begun;
  for (let successes = 0; successes < inARow && first - begun < 3 * healMs;) {
    const status = await statusOf(postLead(url, leadNamed("Hanne Holm"), `198.51.100.${successes}`));
    if (status === 200) successes += 1;
    else {
      successes = 0;
      first = performance.now();
    }
  }
  return Math.round(first - begun);
}

async function statusOf(call: Promise<Response>, onNone?: (reason: string) => void): Promise<number> {
  try {
    const answer = await call;
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    onNone?.(messageOf(error));
    return 0;
  }
}

/** The number of leads that were delivered under more than one key. A repeated delivery under the same key does not count. */
function doubledIn({ received }: Receiver): number {
  const keys = Map.groupBy(received, ({ body }) => body.data["leadId"]);
  return [...keys.values()].filter((messages) => new Set(messages.map(({ key }) => key)).size > 1).length;
}
