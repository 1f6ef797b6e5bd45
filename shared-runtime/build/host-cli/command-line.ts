import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { messageOf } from "../../src/node/message-of.ts";

/** The arguments are not a command. The message says why; it is empty if there are no arguments. */
export class UsageError extends Error {}

/** Calls Node's `parseArgs` with positionals and `--help`. Throws `UsageError`. */
export function parseWords<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, help: { type: "boolean" } },
    });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

/**
 * The reason why a command cannot run: npm itself consumed options of the command. npm consumes all options in front of
 * "--", and all options if there is no "--". `undefined` if npm consumed no option.
 */
export function objectionToKeptOptions(
  command: string,
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
): string | undefined {
  const consumed = options.filter((option) => `npm_config_${option.replaceAll("-", "_")}` in environment);
  if (consumed.length === 0) return undefined;
  return `npm consumed --${consumed.join(" and --")}: put "--" before ${command}. Nothing was done.`;
}
