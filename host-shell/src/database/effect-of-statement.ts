/** The effect of a statement on the disk: none, it deletes rows, or it stores some. */
export type StatementEffect = "reads" | "deletes" | "stores";

const stores = /\b(?:insert|update|merge|copy|create|alter|analyze|reindex|refresh)\b/iu;
const deletes = /\b(?:delete|truncate|drop|vacuum|checkpoint|pg_switch_wal)\b/iu;

/**
 * Reads the statement's words. No word is a value or a name, since values are parameters and names contain an
 * underscore.
 */
export function effectOfStatement(statement: string): StatementEffect {
  if (stores.test(statement)) return "stores";
  return deletes.test(statement) ? "deletes" : "reads";
}
