/** What a statement does to the disk: nothing, deletes rows, or stores some. */
export type StatementEffect = "reads" | "deletes" | "stores";

const stores = /\b(?:insert|update|merge|copy|create|alter|analyze|reindex|refresh)\b/iu;
const deletes = /\b(?:delete|truncate|drop|vacuum|checkpoint|pg_switch_wal)\b/iu;

/** Reads the statement's words. Values are parameters and names contain an underscore, so that no word is either. */
export function effectOfStatement(statement: string): StatementEffect {
  if (stores.test(statement)) return "stores";
  return deletes.test(statement) ? "deletes" : "reads";
}
