import { parseArgs } from "node:util";

const options = {
  channel: "[--channel stable|canary]",
  share: "[--share <percent>]",
  force: '[--force "<why>"]',
  hours: "[--hours 8]",
} as const;
type Option = keyof typeof options;

interface Command {
  readonly words: readonly string[];
  readonly options: readonly Option[];
  readonly does: string;
}

const commands: Readonly<Record<string, Command>> = {
  publish: {
    words: ["<name>"],
    options: ["channel", "share", "force"],
    does: "builds the widget and publishes its version; with --channel it is served at once",
  },
  promote: {
    words: ["<name>", "<version>", "<channel>"],
    options: ["share", "force"],
    does: "serves a published version on a channel; a canary goes to 10 % of visitors unless told",
  },
  rollback: {
    words: ["<name>"],
    options: ["channel"],
    does: "serves the version that the channel (stable) served before",
  },
  list: { words: [], options: [], does: "what is published, and what the channels serve" },
  history: { words: ["<name>"], options: [], does: "who did what and when" },
  "override-link": {
    words: ["<name>", "<url>"],
    options: ["hours"],
    does: "makes a link that loads the widget from the development server at <url>, on any page",
  },
  token: {
    words: ["<name>", '"<label>"'],
    options: [],
    does: "makes a token that may deploy the widget; needs DEPLOY_ADMIN_TOKEN",
  },
  tokens: {
    words: ["[<name>]"],
    options: [],
    does: "which tokens there are, of one widget or of all; needs DEPLOY_ADMIN_TOKEN",
  },
  revoke: { words: ["<id>"], options: [], does: "makes a token useless; needs DEPLOY_ADMIN_TOKEN" },
};

export const usage = `npm run widget -- <command>

${Object.entries(commands)
  .map(([name, command]) => `  ${spelling(name, command)}\n      ${command.does}`)
  .join("\n")}

Environment: WIDGET_HOST (http://127.0.0.1:4000), WIDGET_TOKEN, DEPLOY_ADMIN_TOKEN.`;

/** What was typed is no command: its message says what would be. Without one nothing was typed. */
export class UsageError extends Error {}

/**
 * What was typed after `npm run widget --`; `undefined` if it asks for help. Throws `UsageError` for all that the command
 * would not heed: what it does without it may not be what was meant.
 */
export function typed(args: readonly string[], environment: NodeJS.ProcessEnv) {
  const { values, positionals } = parsed(args);
  const [name = "", ...words] = positionals;
  if (values.help) return undefined;
  if (name === "") throw new UsageError();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command ${name}.`);

  const isKnown = (option: string) => command.options.some((known) => known === option);
  const surplus = [
    ...words.slice(command.words.length).map((word) => JSON.stringify(word)),
    ...Object.keys(values)
      .filter((option) => !isKnown(option))
      .map((option) => `--${option}`),
  ];
  // npm takes an option that stands before "--", or without one, for its own.
  const taken = command.options.filter((option) => option !== "force" && `npm_config_${option}` in environment);
  const say = `Say: npm run widget -- ${spelling(name, command)}`;
  if (taken.length > 0) {
    throw new UsageError(
      `npm kept --${taken.join(" and --")} for itself, since no "--" stands before ${name}: nothing was done. ${say}`,
    );
  }
  if (surplus.length > 0) {
    throw new UsageError(`${name} does not understand ${surplus.join(" ")}: nothing was done. ${say}`);
  }
  return { command: name, args: words, values };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        channel: { type: "string" },
        share: { type: "string" },
        force: { type: "string" },
        hours: { type: "string" },
        help: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function spelling(name: string, command: Command): string {
  return [name, ...command.words, ...command.options.map((option) => options[option])].join(" ");
}
