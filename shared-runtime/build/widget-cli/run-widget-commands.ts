import { UsageError } from "../host-cli/command-line.ts";
import { runCommandLine } from "../host-cli/run-command-line.ts";
import { type CommandWords, parseLine, usageOf, type WidgetCommands } from "./widget-command-line.ts";

/** Runs `npm run widget` with these commands. */
export function runWidgetCommands(commands: WidgetCommands): Promise<void> {
  return runCommandLine({
    script: "widget",
    usage: usageOf(commands),
    parse: (args, environment) => parseLine(commands, args, environment),
    run({ command: name, args, values }) {
      const command = commands[name];
      if (!command) throw new UsageError(`There is no command ${name}.`);
      return command.run(wordsOf(name, args), values);
    },
  });
}

function wordsOf(command: string, args: readonly string[]): CommandWords {
  return {
    at: (index) => args[index],
    needed(index, meaning) {
      const word = args[index];
      if (word === undefined) throw new UsageError(`${command} needs ${meaning}.`);
      return word;
    },
  };
}
