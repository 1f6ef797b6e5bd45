const concurrently = /^(?:create (?:unique )?index|drop index|reindex\b.*?) concurrently\b/i;

/**
 * The reason, with an alternative, why a statement cannot be part of a migration: PostgreSQL does not run it in a
 * transaction. `undefined` for other statements.
 */
export function objectionToTransaction(statement: string): string | undefined {
  const text = statement.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ").trim();
  if (!concurrently.test(text)) return undefined;
  return (
    "fails, since a migration is a transaction: leave CONCURRENTLY out. " +
    "If the table is too large to be locked meanwhile, let operators create the index by hand before, and write IF NOT EXISTS"
  );
}
