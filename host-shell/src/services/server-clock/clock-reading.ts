import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Tables } from "../../database/database.ts";
import { serverSecret } from "../../security/server-secrets.tables.ts";

const millis = v.nullable(v.number());
const Rows = v.object({
  rows: v.tuple([v.object({ database: v.number(), lastUse: millis, doubtedSince: millis })]),
});

/** In milliseconds since 1970. */
export interface ClockReading {
  /** The time by the clock of the database. */
  readonly database: number;
  /**
   * When a server whose clock was right last used the database, by the database's clock; `undefined` for a new
   * database.
   */
  readonly lastUse: number | undefined;
  /** The time since which the clock of the database is doubted, by that clock; `undefined` if it is not doubted. */
  readonly doubtedSince: number | undefined;
}

/** Notes about the clock of a database, which the servers on it share. */
export interface ClockNotes {
  readonly read: () => Promise<ClockReading>;
  /** Notes that the clock is right now. */
  readonly used: () => Promise<void>;
  /** Notes that the clock is doubted from now on. */
  readonly doubted: () => Promise<void>;
}

const [lastUse, doubt] = ["clock-last-use", "clock-doubt"];
const millisOf = (name: string) =>
  sql`(select extract(epoch from created_at)::float8 * 1000 from ${serverSecret} where name = ${name})`;

export function createClockNotes(tables: Tables): ClockNotes {
  const note = async (name: string): Promise<void> => {
    const createdAt = sql`clock_timestamp()`;
    await tables
      .insert(serverSecret)
      .values({ name, value: "", createdAt })
      .onConflictDoUpdate({ target: serverSecret.name, set: { createdAt } });
  };
  return {
    async read() {
      // An earlier release left no notes; in that case, the newest rows show when the database was last used.
      const found = await tables.execute(sql`
        select extract(epoch from clock_timestamp())::float8 * 1000 as database,
          coalesce(${millisOf(lastUse)}, extract(epoch from greatest(
            (select max(uploaded_at) from cv), (select max(created_at) from submission),
            (select max(renewed_at) from member_session)))::float8 * 1000) as "lastUse",
          ${millisOf(doubt)} as "doubtedSince"`);
      const [row] = v.parse(Rows, found).rows;
      return { ...row, lastUse: row.lastUse ?? undefined, doubtedSince: row.doubtedSince ?? undefined };
    },
    async used() {
      await note(lastUse);
      await tables.delete(serverSecret).where(eq(serverSecret.name, doubt));
    },
    doubted: () => note(doubt),
  };
}
