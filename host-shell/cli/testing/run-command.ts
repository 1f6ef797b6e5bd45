import { execFile } from "node:child_process";

export interface Outcome {
  readonly code: number;
  /** The standard output, followed by the standard error. */
  readonly said: string;
}

interface Options {
  readonly environment: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Runs a command line as a process. */
export function runCommand(
  script: string,
  args: readonly string[],
  { environment, ...options }: Options,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = commandEnvironment(environment);
    execFile(process.execPath, [script, ...args], { ...options, env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: `${stdout}${stderr}`.trim() });
    });
  });
}

/**
 * The environment of a process that gets none of this process's settings. Compiled modules halve the time of its start.
 */
export function commandEnvironment(environment: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, ...environment };
}
