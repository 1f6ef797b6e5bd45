import { DrizzleQueryError } from "drizzle-orm";
import { reasonOf } from "shared-runtime/node/reason-of.ts";
import { StartRefused } from "../settings/start-refused.ts";

interface Failed {
  /** The tag of the migration. */
  readonly tag: string;
  /** The statement that failed. Absent if the migration failed between two statements. */
  readonly statement?: string;
  /** Text between the statement and the colon before the reason. */
  readonly where?: string;
}

const longestLine = 200;

/** An error that names the migration and the first line of the statement. Its cause is the error of the database. */
export function migrationFailure(error: unknown, { tag, statement, where = "" }: Failed): StartRefused {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const at = statement === undefined ? "" : ` at \`${firstLineOf(statement)}\``;
  return new StartRefused(`The migration ${tag} failed${at}${where}: ${reasonOf(cause)}.`, { cause });
}

/** The first line of a statement, except empty lines and comments. */
function firstLineOf(statement: string): string {
  const lines = statement.split("\n").map((line) => line.trim());
  return (lines.find((line) => line !== "" && !line.startsWith("--")) ?? "").slice(0, longestLine);
}
