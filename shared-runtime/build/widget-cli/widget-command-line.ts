import { objectionToKeptOptions, parseWords, UsageError } from "../host-cli/command-line.ts";

const options = {
  channel: "[--channel stable|canary]",
  share: "[--share <percent>]",
  force: '[--force "<why>"]',
  security: '[--security "<why>"]',
  hours: "[--hours 8]",
  days: "[--days 366]",
  why: '[--why "<why>"]',
  since: "[--since <moment>]",
  widget: "[--widget <name>]",
  key: "[--key <public key file>]",
  manifest: "[--manifest <file>]",
  gradual: "[--gradual]",
  hold: "[--hold]",
  continue: "[--continue]",
} as const;
type Option = keyof typeof options;
/** Options without a value. */
type Flag = "gradual" | "hold" | "continue";
export type OptionValues = Readonly<
  Partial<Record<Exclude<Option, Flag>, string | undefined> & Record<Flag, boolean | undefined>>
>;

/** One command of `npm run widget`. */
export interface WidgetCommand {
  readonly words: readonly string[];
  readonly options: readonly Option[];
  /** The description of the command in the help. */
  readonly does: string;
  /** Resolves with the text to print. */
  readonly run: (words: CommandWords, values: OptionValues) => Promise<string>;
}

/** Commands by name, in the order of the help. */
export type WidgetCommands = Readonly<Record<string, WidgetCommand>>;

/** The words that follow the name of a command. */
export interface CommandWords {
  readonly at: (index: number) => string | undefined;
  /** Returns the word at `index`. If it is missing, throws `UsageError` with the `meaning` of the word. */
  readonly needed: (index: number, meaning: string) => string;
}

interface ParsedLine {
  readonly command: string;
  readonly args: readonly string[];
  readonly values: OptionValues;
}

export function usageOf(commands: WidgetCommands): string {
  return `npm run widget -- <command>

${Object.entries(commands)
  .map(([name, command]) => `  ${spelling(name, command)}\n      ${command.does}`)
  .join("\n")}

Environment: WIDGET_HOST (http://127.0.0.1:4000), WIDGET_TOKEN, WIDGET_SIGNING_KEY (PEM or path),
OPERATOR_TOKEN or DEPLOY_ADMIN_TOKEN.`;
}

/**
 * Parses the arguments after `npm run widget --`. Returns `undefined` if they ask for help. Throws `UsageError` for a
 * surplus word or option, since the user may have meant another command.
 */
export function parseLine(
  commands: WidgetCommands,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): ParsedLine | undefined {
  const { values, positionals } = parseWords(args, {
    channel: { type: "string" },
    share: { type: "string" },
    force: { type: "string" },
    security: { type: "string" },
    hours: { type: "string" },
    days: { type: "string" },
    why: { type: "string" },
    since: { type: "string" },
    widget: { type: "string" },
    key: { type: "string" },
    manifest: { type: "string" },
    gradual: { type: "boolean" },
    hold: { type: "boolean" },
    continue: { type: "boolean" },
  });
  if (values.help) return undefined;
  const { name, words } = namedIn(commands, positionals);
  if (name === "") throw new UsageError();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(noCommand(commands, name));

  const run = `Run: npm run widget -- ${spelling(name, command)}`;
  // npm has an option --force of its own, which may be set for other reasons.
  const objection = objectionToKeptOptions(
    name,
    command.options.filter((option) => option !== "force"),
    environment,
  );
  if (objection !== undefined) throw new UsageError(`${objection} ${run}`);
  const isKnown = (option: string) => command.options.some((known) => known === option);
  const surplus = [
    ...words.slice(command.words.length).map((word) => JSON.stringify(word)),
    ...Object.keys(values)
      .filter((option) => !isKnown(option))
      .map((option) => `--${option}`),
  ];
  if (surplus.length > 0) {
    throw new UsageError(
      `Unexpected ${surplus.length === 1 ? "argument" : "arguments"} ${surplus.join(" ")} for ${name}: nothing was done. ${run}`,
    );
  }
  return { command: name, args: words, values };
}

/** The name of a command has one word or two: `key create`. */
function namedIn(commands: WidgetCommands, [first = "", second, ...others]: readonly string[]) {
  const both = `${first} ${second}`;
  if (Object.hasOwn(commands, both)) return { name: both, words: others };
  return { name: first, words: second === undefined ? others : [second, ...others] };
}

function noCommand(commands: WidgetCommands, name: string): string {
  const longer = Object.keys(commands).filter((one) => one.startsWith(`${name} `));
  return longer.length === 0 ? `There is no command ${name}.` : `${name} needs another word: ${longer.join(", ")}.`;
}

function spelling(name: string, command: WidgetCommand): string {
  return [name, ...command.words, ...command.options.map((option) => options[option])].join(" ");
}
