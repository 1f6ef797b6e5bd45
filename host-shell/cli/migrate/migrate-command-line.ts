import { objectionToKeptOptions, parseWords, UsageError } from "shared-runtime/build/host-cli/command-line.ts";

export const usage = `npm run migrate
  brings the tables up to date with this release

npm run migrate -- --check
  shows what would run, which locks it takes and how large the tables are, and changes nothing. Exits with 0 if nothing is
  pending, with 3 if migrations are, and with 1 if it failed.

Environment: the settings of the server, above all DATABASE_URL, or DATA_DIR of a server that is stopped.`;

export interface MigrateCommand {
  readonly checks: boolean;
}

/** Returns `undefined` if the arguments ask for help. Throws `UsageError`. */
export function parseLine(args: readonly string[], environment: NodeJS.ProcessEnv): MigrateCommand | undefined {
  const { values, positionals } = parseWords(args, { check: { type: "boolean" } });
  if (values.help) return undefined;
  const objection = objectionToKeptOptions("the option", ["check"], environment);
  if (objection !== undefined) throw new UsageError(objection);
  const [word] = positionals;
  if (word !== undefined) throw new UsageError(`Unexpected argument ${JSON.stringify(word)}: nothing was done.`);
  return { checks: values.check ?? false };
}
