import { objectionToKeptOptions, parseWords, UsageError } from "shared-runtime/build/host-cli/command-line.ts";

export const usage = `npm run jobs -- <command>

  import <file>
      imports the schema.org postings (JobPosting) of a file: a JSON array, NDJSON, or JSON-LD with a graph
  expire
      removes the jobs whose deadline has passed; the server does so every ten minutes
  expire --identifier <identifier>
      removes one job
  expire --missing-from <file> [--within <prefix>]
      removes the jobs that are not in the file; --within limits it to identifiers with this prefix, such as jobs.example.dk:
  stats
      counts jobs and ratings

Environment: WIDGET_HOST (http://127.0.0.1:4000), OPERATOR_TOKEN or DEPLOY_ADMIN_TOKEN.`;

export type JobsCommand =
  | { readonly command: "import"; readonly file: string }
  | { readonly command: "expire"; readonly which: "past" }
  | { readonly command: "expire"; readonly which: "one"; readonly identifier: string }
  | { readonly command: "expire"; readonly which: "missing"; readonly file: string; readonly within: string }
  | { readonly command: "stats" };

/**
 * Parses the arguments after `npm run jobs --`. Returns `undefined` if they ask for help. Throws `UsageError` for words
 * and options that the command would ignore.
 */
export function parseLine(args: readonly string[], environment: NodeJS.ProcessEnv): JobsCommand | undefined {
  const { values, positionals } = parseWords(args, {
    identifier: { type: "string" },
    "missing-from": { type: "string" },
    within: { type: "string" },
  });
  const [command = "", ...words] = positionals;
  if (values.help) return undefined;
  if (command === "") throw new UsageError();
  const objection = objectionToKeptOptions(command, ["identifier", "missing-from", "within"], environment);
  if (objection !== undefined) throw new UsageError(objection);
  const { identifier, "missing-from": missingFrom, within } = values;
  if (command !== "expire" && (identifier ?? missingFrom ?? within) !== undefined) {
    throw new UsageError(`${command} takes no options: nothing was done.`);
  }
  switch (command) {
    case "import": {
      const [file, ...more] = words;
      if (file === undefined || more.length > 0) throw new UsageError("import needs one file: nothing was done.");
      return { command, file };
    }
    case "expire": {
      if (words.length > 0) throw new UsageError(`Unexpected argument ${JSON.stringify(words[0])} for expire.`);
      if (within !== undefined && missingFrom === undefined) {
        throw new UsageError("--within needs --missing-from: nothing was done.");
      }
      if (identifier !== undefined && missingFrom !== undefined) {
        throw new UsageError("expire takes --identifier or --missing-from, not both.");
      }
      if (identifier !== undefined) return { command, which: "one", identifier };
      if (missingFrom !== undefined) return { command, which: "missing", file: missingFrom, within: within ?? "" };
      return { command, which: "past" };
    }
    case "stats": {
      if (words.length > 0) throw new UsageError(`Unexpected argument ${JSON.stringify(words[0])} for stats.`);
      return { command };
    }
    default:
      throw new UsageError(`There is no command ${command}.`);
  }
}
