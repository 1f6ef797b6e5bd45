import { objectionToKeptOptions, parseWords, UsageError } from "shared-runtime/build/host-cli/command-line.ts";
import type { OutboxRetry, OutboxState } from "shared-runtime/api/outbox.ts";

export const usage = `npm run outbox -- <command>

  list [--all|--dead] [--kind <kind>]...
      lists waiting messages and those that were given up; with --all delivered ones, too; with --kind only those about
      submissions of that kind, such as lead.event
  retry <id>|--dead
      sends one message again at once, or all that were given up

Environment: WIDGET_HOST (http://127.0.0.1:4000), OPERATOR_TOKEN or DEPLOY_ADMIN_TOKEN.`;

export type OutboxCommand =
  | { readonly command: "list"; readonly states: readonly OutboxState[]; readonly topics: readonly string[] }
  | { readonly command: "retry"; readonly which: OutboxRetry };

/**
 * Parses the arguments after `npm run outbox --`. Returns `undefined` if they ask for help. Throws `UsageError` for
 * words and options that the command would ignore.
 */
export function parseLine(args: readonly string[], environment: NodeJS.ProcessEnv): OutboxCommand | undefined {
  const { values, positionals } = parseWords(args, {
    all: { type: "boolean" },
    dead: { type: "boolean" },
    kind: { type: "string", multiple: true },
  });
  const [command = "", ...words] = positionals;
  if (values.help) return undefined;
  if (command === "") throw new UsageError();
  const objection = objectionToKeptOptions(command, ["all", "dead", "kind"], environment);
  if (objection !== undefined) throw new UsageError(objection);
  switch (command) {
    case "list": {
      if (words.length > 0) throw new UsageError(`Unexpected argument ${JSON.stringify(words[0])} for list.`);
      if (values.all && values.dead) throw new UsageError("list takes --all or --dead, not both.");
      const topics = values.kind ?? [];
      if (values.dead) return { command, topics, states: ["dead"] };
      return { command, topics, states: values.all ? ["waiting", "dead", "delivered"] : ["waiting", "dead"] };
    }
    case "retry": {
      if (values.all) throw new UsageError("Unexpected option --all for retry: nothing was done.");
      if (values.kind) throw new UsageError("Unexpected option --kind for retry: nothing was done.");
      const [id, ...more] = words;
      if (more.length > 0 || (id === undefined) !== Boolean(values.dead)) {
        throw new UsageError("retry needs the id of one message, or --dead: nothing was done.");
      }
      if (id === undefined) return { command, which: { dead: true } };
      if (!/^\d{1,15}$/.test(id)) {
        throw new UsageError(`${id} is not the id of a message. npm run outbox -- list shows the id of each.`);
      }
      return { command, which: { id: Number(id) } };
    }
    default:
      throw new UsageError(`There is no command ${command}.`);
  }
}
