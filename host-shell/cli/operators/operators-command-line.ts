import { OperatorRight } from "shared-runtime/api/operator-tokens.ts";
import { objectionToKeptOptions, parseWords, UsageError } from "shared-runtime/build/host-cli/command-line.ts";
import * as v from "valibot";
import { daysOf } from "../days-of.ts";

export const usage = `npm run operators -- <command>

  token <right> "<label>" [--days 90]
      makes a token with one right: widgets makes the tokens that teams deploy with, jobs imports and expires job
      postings, outbox lists and retries deliveries and fetches the files of forms, reviews lists and retries reviews of
      CVs that were given up, metrics reads what Prometheus asks for
  tokens
      lists the tokens
  revoke <id>
      revokes a token

Environment: WIDGET_HOST (http://127.0.0.1:4000), DEPLOY_ADMIN_TOKEN.`;

export type OperatorsCommand =
  | {
      readonly command: "token";
      readonly right: OperatorRight;
      readonly label: string;
      /** Whole days; if absent, the server decides. */
      readonly days: number | undefined;
    }
  | { readonly command: "tokens" }
  | { readonly command: "revoke"; readonly id: string };

/**
 * Parses the arguments after `npm run operators --`. Returns `undefined` if they ask for help. Throws `UsageError` for
 * words and options that the command would ignore.
 */
export function parseLine(args: readonly string[], environment: NodeJS.ProcessEnv): OperatorsCommand | undefined {
  const { values, positionals } = parseWords(args, { days: { type: "string" } });
  const [command = "", ...words] = positionals;
  if (values.help) return undefined;
  if (command === "") throw new UsageError();
  const objection = objectionToKeptOptions(command, ["days"], environment);
  if (objection !== undefined) throw new UsageError(objection);
  if (command !== "token" && values.days !== undefined) {
    throw new UsageError(`${command} takes no options: nothing was done.`);
  }
  switch (command) {
    case "token": {
      const [right, label, ...more] = words;
      if (label === undefined || more.length > 0 || !v.is(OperatorRight, right)) {
        throw new UsageError(
          'token needs a right (widgets, jobs, outbox, reviews or metrics) and a label in quotes, such as jobs "Import of the agency": nothing was done.',
        );
      }
      return { command, right, label, days: daysOf(values.days) };
    }
    case "tokens": {
      if (words.length > 0) throw new UsageError(`Unexpected argument ${JSON.stringify(words[0])} for tokens.`);
      return { command };
    }
    case "revoke": {
      const [id, ...more] = words;
      if (id === undefined || more.length > 0) throw new UsageError("revoke needs the id of one token.");
      if (!/^[0-9a-f-]{36}$/.test(id)) {
        throw new UsageError(`${id} is not the id of a token. npm run operators -- tokens shows the id of each.`);
      }
      return { command, id };
    }
    default:
      throw new UsageError(`There is no command ${command}.`);
  }
}
