/** The effect of a statement on the disk: it changes nothing, deletes rows, or stores rows. */
export type StatementEffect = "reads" | "deletes" | "stores";

const stores = /\b(?:insert|update|merge|copy|create|alter|analyze|reindex|refresh)\b/iu;
const deletes = /\b(?:delete|truncate|drop|vacuum|checkpoint|pg_switch_wal)\b/iu;

/**
 * Looks for keywords in the statement. Values and names are not mistaken for keywords, since values are parameters and
 * names contain an underscore.
 */
export function effectOfStatement(statement: string): StatementEffect {
  if (stores.test(statement)) return "stores";
  return deletes.test(statement) ? "deletes" : "reads";
}
