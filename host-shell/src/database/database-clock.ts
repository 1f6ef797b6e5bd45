import { type SQL, sql } from "drizzle-orm";

/** The current time, as an SQL expression. */
export type DatabaseClock = () => SQL<Date>;

/** The database's clock, which all servers on it share. */
export const databaseClock: DatabaseClock = () => sql`now()`;

/** A clock whose time a test sets. */
export function clockAt(now: () => Date): DatabaseClock {
  return () => sql`${now().toISOString()}::timestamptz`;
}

export function secondsBefore(clock: DatabaseClock, seconds: number): SQL {
  return sql`${clock()} - make_interval(secs => ${seconds}::double precision)`;
}
