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

/**
 * Why a command cannot run: npm kept options for itself, which are those before "--", or all of them without "--".
 * `undefined` if it kept none.
 */
export function objectionToKeptOptions(
  command: string,
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
): string | undefined {
  const kept = options.filter((option) => `npm_config_${option.replaceAll("-", "_")}` in environment);
  if (kept.length === 0) return undefined;
  return `npm kept --${kept.join(" and --")} for itself, since no "--" stands before ${command}: nothing was done.`;
}
