import { UsageError } from "./command-line.ts";
import { HostRefusal } from "./host-call.ts";
import { reasonOf } from "../../src/node/reason-of.ts";

interface CommandLine<Command> {
  /** The name of the npm script that runs the command. */
  readonly script: string;
  readonly usage: string;
  /** Parses the arguments. Returns `undefined` if they ask for help. Throws `UsageError`. */
  readonly parse: (args: readonly string[], environment: NodeJS.ProcessEnv) => Command | undefined;
  /** Runs the command. Resolves with the text to print. Rejects with `HostRefusal` or `UsageError`. */
  readonly run: (command: Command) => Promise<string>;
}

/** Runs the command that the process was started with. A failure is one sentence without values, and exit code 1. */
export async function runCommandLine<Command>({ script, usage, parse, run }: CommandLine<Command>): Promise<void> {
  try {
    const command = parse(process.argv.slice(2), process.env);
    console.log(command === undefined ? usage : await run(command));
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(error.message === "" ? usage : `${error.message}\nnpm run ${script} -- --help shows all commands.`);
    } else if (error instanceof HostRefusal) console.error(error.message);
    else console.error(`It failed: ${reasonOf(error)}.`);
    process.exit(1);
  }
}
