import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

/** The arguments are not a command. The message says why; it is empty if there are no arguments. */
export class UsageError extends Error {}

/** `parseArgs` of Node with positionals and `--help`. Throws `UsageError`. */
export function parseWords<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, help: { type: "boolean" } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Options that npm kept for itself: those before "--", or all of them without "--". */
export function optionsKeptByNpm(options: readonly string[], environment: NodeJS.ProcessEnv): readonly string[] {
  return options.filter((option) => `npm_config_${option.replaceAll("-", "_")}` in environment);
}
