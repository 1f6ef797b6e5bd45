import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface ScriptRun {
  /** The exit code; `undefined` if a signal ended the script. */
  readonly exitCode: number | undefined;
  readonly seconds: number;
  /** The output of the script; empty if the output went to the terminal. */
  readonly output: string;
}

export interface ScriptOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** "shown" passes the output to the terminal, "kept" returns it. */
  readonly output: "shown" | "kept";
}

const root = join(import.meta.dirname, "../..");
/** Milliseconds after which a script is ended that hangs. Slow machines take several times as long as usual. */
const longestMs = 40 * 60_000;

/** Runs a script of the root's `package.json`. */
export async function runScript(script: string, { args = [], env = {}, output }: ScriptOptions): Promise<ScriptRun> {
  const began = performance.now();
  const shown = output === "shown";
  const child = spawn("npm", ["run", "--silent", script, "--", ...args], {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }), ...env },
    stdio: shown ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    timeout: longestMs,
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => written.push(text));
  }
  const [code] = (await once(child, "close")) as [number | null];
  return { exitCode: code ?? undefined, seconds: (performance.now() - began) / 1000, output: written.join("") };
}
