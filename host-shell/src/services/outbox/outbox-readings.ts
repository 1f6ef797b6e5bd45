import { isNull, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import type { ReadingSource } from "../../metrics/reading.ts";
import { outboxMessage as message } from "./outbox.tables.ts";

/** Readings of the undelivered messages of all servers on one database. */
export function outboxReadings(tables: Tables): ReadingSource {
  const isDead = sql`${message.deadAt} is not null`;
  const oldest = (which: typeof isDead) =>
    sql<number | null>`extract(epoch from now() - min(${message.createdAt}) filter (where ${which}))::float8`;
  return {
    source: "outbox",
    async read() {
      const [row] = await tables
        .select({
          waiting: sql<string>`count(*) filter (where not (${isDead}))`,
          dead: sql<string>`count(*) filter (where ${isDead})`,
          oldestWaiting: oldest(sql`not (${isDead})`),
          oldestDead: oldest(isDead),
        })
        .from(message)
        .where(isNull(message.deliveredAt));
      const waiting = { state: "waiting" };
      const dead = { state: "dead" };
      return [
        { gauge: "host_shell_outbox_undelivered", labels: waiting, value: Number(row?.waiting ?? 0) },
        { gauge: "host_shell_outbox_undelivered", labels: dead, value: Number(row?.dead ?? 0) },
        { gauge: "host_shell_outbox_oldest_seconds", labels: waiting, value: row?.oldestWaiting ?? 0 },
        { gauge: "host_shell_outbox_oldest_seconds", labels: dead, value: row?.oldestDead ?? 0 },
      ];
    },
  };
}
