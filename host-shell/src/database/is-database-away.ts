import { DrizzleQueryError } from "drizzle-orm";

/**
 * Whether an error means that the database could not be reached or did not answer, so that a later attempt may succeed.
 * For errors that PostgreSQL reports, SQLSTATE classes 08, 53 and 57 count, a lock that was not free in time (55P03), a
 * transaction that was ended because it was idle (25P03), and a database that accepts no writes, for example after a
 * failover (25006).
 */
export function isDatabaseAway(error: unknown): boolean {
  const isQuery = error instanceof DrizzleQueryError;
  const cause = isQuery ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  const code = "code" in cause ? String(cause.code) : "";
  if (/^[\dA-Z]{5}$/u.test(code) && code !== "EPIPE") return /^(?:08|53|57|55P03|25P03|25006)/u.test(code);
  // A transaction first takes a connection from the pool. If that fails, the error is the driver's own, not a
  // `DrizzleQueryError`.
  return (
    isQuery ||
    /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|AI_AGAIN)$/u.test(code) ||
    lost.test(cause.message)
  );
}

/** Messages of driver errors without a code. */
const lost = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/u;
