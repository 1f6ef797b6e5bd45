import { DrizzleQueryError } from "drizzle-orm";

/** Whether PostgreSQL rejected the content of a row (SQLSTATE classes 22 and 23), so that other rows may succeed. */
export function isRowError(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && "code" in cause && /^2[23]/.test(String(cause.code));
}
