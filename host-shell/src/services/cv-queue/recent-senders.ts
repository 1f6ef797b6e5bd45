import { type Column, sql, type SQL } from "drizzle-orm";

/** The senders of the reviews that this process took last. */
export interface RecentSenders {
  readonly add: (sender: string | null) => void;
  /** An SQL expression to order reviews by: first senders without a recent turn, then by the age of the last turn. */
  readonly turnOf: (sender: Column) => SQL;
}

const most = 100;

export function createRecentSenders(): RecentSenders {
  const senders = new Set<string>();
  return {
    add(sender) {
      if (sender === null) return;
      senders.delete(sender);
      senders.add(sender);
      for (const oldest of [...senders].slice(0, -most)) senders.delete(oldest);
    },
    turnOf: (sender) => sql`coalesce(array_position(${sql.param([...senders])}::text[], ${sender}), 0)`,
  };
}
