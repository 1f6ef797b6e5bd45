import { DrizzleQueryError } from "drizzle-orm";

/**
 * Whether something failed because the database could not be reached or did not answer, so that the same may well be
 * done later. What PostgreSQL answers counts where it says so itself: SQLSTATE classes 08, 53 and 57.
 */
export function isDatabaseAway(error: unknown): boolean {
  const isQuery = error instanceof DrizzleQueryError;
  const cause = isQuery ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  const code = "code" in cause ? String(cause.code) : "";
  if (/^[\dA-Z]{5}$/u.test(code) && code !== "EPIPE") return /^(?:08|53|57)/u.test(code);
  // A transaction is begun without a query of its own: what it finds is the connection's word.
  return isQuery || /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND)$/u.test(code) || lost.test(cause.message);
}

/** As the driver says it, which gives these no code. */
const lost = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/u;
