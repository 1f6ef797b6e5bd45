import { DrizzleQueryError } from "drizzle-orm";

/** Whether PostgreSQL refused what a row holds (SQLSTATE classes 22 and 23), so that other rows may well be taken. */
export function isFaultOfRow(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && "code" in cause && /^2[23]/.test(String(cause.code));
}
