import { type SQL, sql } from "drizzle-orm";

/** The moment a query judges by. */
export type DatabaseClock = () => SQL<Date>;

/** Several servers on one database agree on it. */
export const databaseClock: DatabaseClock = () => sql`now()`;

/** For a time that somebody moves. */
export function clockAt(now: () => Date): DatabaseClock {
  return () => sql`${now().toISOString()}::timestamptz`;
}

export function secondsBefore(clock: DatabaseClock, seconds: number): SQL {
  return sql`${clock()} - make_interval(secs => ${seconds}::double precision)`;
}
