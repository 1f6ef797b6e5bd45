import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { messageOf } from "shared-runtime/node/message-of.ts";
import type { Client } from "pg";
import * as v from "valibot";
import type { Migration } from "../release-migrations.ts";

/** The statements of the last release's servers, one of each shape. */
const RecordedStatements = v.object({
  /** The last migration of that release. */
  lastMigration: v.string(),
  /** A digest of the SQL of all its migrations. */
  migrationsHash: v.string(),
  statements: v.pipe(v.array(v.string()), v.readonly()),
});
export type RecordedStatements = v.InferOutput<typeof RecordedStatements>;

const file = fileURLToPath(new URL("released-statements.json", import.meta.url));

export function readRecordedStatements(): RecordedStatements {
  return v.parse(RecordedStatements, JSON.parse(readFileSync(file, "utf8")));
}

export async function writeRecordedStatements(recorded: RecordedStatements): Promise<void> {
  await writeFile(file, `${JSON.stringify(recorded, undefined, 2)}\n`);
}

/** A hash that changes with any of the migrations. */
export function hashOf(migrations: readonly Migration[]): string {
  return createHash("sha256")
    .update(migrations.map(({ tag, when, hash }) => `${tag} ${when} ${hash}\n`).join(""))
    .digest("hex");
}

/** Options with which PostgreSQL writes every statement into `<folder>/statements.json`. */
export function recordingOptions(folder: string): string {
  const options = {
    logging_collector: "on",
    log_destination: "jsonlog",
    log_directory: folder,
    log_filename: "statements",
    log_rotation_size: "0",
    log_rotation_age: "0",
    log_statement: "all",
    log_parameter_max_length: "0",
  };
  return Object.entries(options)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}

const LogLine = v.object({ application_name: v.optional(v.string(), ""), message: v.optional(v.string(), "") });

/**
 * Reads the statements of this product's servers from a log of `recordingOptions`. Keeps the shortest of each shape,
 * and only statements that the client's database accepts, since tests also use tables that do not exist.
 */
export async function statementsIn(log: string, client: Client): Promise<readonly string[]> {
  const shortest = new Map<string, string>();
  for await (const line of createInterface(createReadStream(log))) {
    const { application_name, message } = v.parse(LogLine, JSON.parse(line));
    if (!application_name.startsWith("host-shell ")) continue;
    const [, statement = ""] = /^(?:statement|execute [^:]+): (.*)$/s.exec(message) ?? [];
    if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(statement) || statement.includes("__drizzle")) continue;
    const known = shortest.get(shapeOf(statement));
    if (known === undefined || statement.length < known.length) shortest.set(shapeOf(statement), statement);
  }
  const accepted: string[] = [];
  for (const statement of shortest.values())
    if ((await objectionTo(statement, client)) === undefined) accepted.push(statement);
  return accepted.toSorted();
}

/**
 * The shape of a statement. It is the same for statements that differ only in numbers, texts, and how many values or
 * rows they have.
 */
function shapeOf(statement: string): string {
  return statement
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\$?\b\d+\b/g, "0")
    .replaceAll(/\b0(?:, ?0)+/g, "0")
    .replaceAll(/(\([^()]*\))(?:, ?\1)+/g, "$1")
    .replaceAll(/\s+/g, " ");
}

/** Why the database would refuse the statement; `undefined` if it accepts it. Plans it, but does not run it. */
export async function objectionTo(statement: string, client: Client): Promise<string | undefined> {
  try {
    await client.query(`prepare recorded as ${statement}`);
  } catch (error) {
    return messageOf(error);
  }
  try {
    const numbers = [...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
    const values = Array.from({ length: Math.max(0, ...numbers) }, () => "null").join(", ");
    await client.query("set plan_cache_mode = force_generic_plan");
    await client.query(`explain execute recorded${values && `(${values})`}`);
    return await missingColumn(statement, client);
  } catch (error) {
    return messageOf(error);
  } finally {
    await client.query("deallocate recorded");
  }
}

/** A column that every row needs but an `insert` leaves out; `undefined` if there is none. */
async function missingColumn(statement: string, client: Client): Promise<string | undefined> {
  const [, table, listed = ""] = /\binsert into "?(\w+)"? ?\(([^)]*)\)/i.exec(statement) ?? [];
  if (table === undefined) return undefined;
  const { rows } = await client.query<{ readonly column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO'
       and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  const given = new Set(listed.split(",").map((name) => name.trim().replaceAll('"', "")));
  const missing = rows.find(({ column_name }) => !given.has(column_name));
  return missing && `column "${missing.column_name}" of "${table}" has no default`;
}
