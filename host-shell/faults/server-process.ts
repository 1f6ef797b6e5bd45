import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A built server in its own process. */
export interface ServerProcess {
  readonly url: string;
  /** Sends SIGTERM. Resolves with the exit code, or with SIGKILL if it took longer than `withinMs`. */
  readonly stop: (withinMs?: number) => Promise<number | "SIGKILL">;
  readonly kill: () => Promise<void>;
  /** Stops the execution of the process without ending it, as on a machine that hangs. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** The messages of its log so far. */
  readonly messages: () => readonly string[];
}

const hostShell = join(import.meta.dirname, "..");

/** Starts a server. Resolves when it accepts connections; rejects with its output if it exits before that. */
export async function startServerProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(hostShell, "dist/server/main.js")], {
    cwd: join(hostShell, ".."),
    env: { PATH: process.env["PATH"], PORT: "0", JOBS_SEED: "0", COMPANIES_SEED: "0", CV_WORKERS: "1", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const endIt = () => child.kill("SIGKILL");
  process.once("exit", endIt);
  const exited = once(child, "exit").finally(() => process.off("exit", endIt));

  const said: string[] = [];
  const errors: string[] = [];
  const opened = Promise.withResolvers<string>();
  createInterface(child.stderr).on("line", (line) => errors.push(line));
  createInterface(child.stdout).on("line", (line) => {
    const address = /^(http:\S+) is open\.$/.exec(line)?.[1];
    if (address !== undefined) opened.resolve(address);
    if (line.startsWith("{")) said.push((JSON.parse(line) as { readonly msg: string }).msg);
  });
  const ended = exited.then(() => {
    throw new Error(`the server exited before it accepted connections:\n${[...said, ...errors].join("\n")}`);
  });
  const url = await Promise.race([opened.promise, ended]);
  ended.catch(() => undefined);

  return {
    url,
    async stop(withinMs = 30_000) {
      child.kill("SIGTERM");
      const late = setTimeout(endIt, withinMs);
      await exited;
      clearTimeout(late);
      return child.exitCode ?? "SIGKILL";
    },
    async kill() {
      endIt();
      await exited;
    },
    freeze: () => child.kill("SIGSTOP"),
    thaw: () => child.kill("SIGCONT"),
    messages: () => said,
  };
}
