import { DrizzleQueryError } from "drizzle-orm";
import { reasonOf } from "shared-runtime/node/reason-of.ts";
import { StartRefused } from "../settings/start-refused.ts";

interface Failed {
  /** Of the migration. */
  readonly tag: string;
  /** Absent if the migration failed between its statements. */
  readonly statement?: string;
  /** Ends the first half of the sentence. */
  readonly where?: string;
}

const longestLine = 200;

/** Names the migration and the first line of its statement. Its cause is what the database said. */
export function migrationFailure(error: unknown, { tag, statement, where = "" }: Failed): StartRefused {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const at = statement === undefined ? "" : ` at \`${firstLineOf(statement)}\``;
  return new StartRefused(`The migration ${tag} failed${at}${where}: ${reasonOf(cause)}.`, { cause });
}

/** Without comments. */
function firstLineOf(statement: string): string {
  const lines = statement.split("\n").map((line) => line.trim());
  return (lines.find((line) => line !== "" && !line.startsWith("--")) ?? "").slice(0, longestLine);
}
