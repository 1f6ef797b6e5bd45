import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";

export interface DevelopmentServer {
  /** Origin of the server. */
  readonly url: string;
  /** Resolves when the server accepts connections again after a restart. */
  readonly opensAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface DevelopmentOptions {
  readonly port: number;
  readonly dataDir: string;
  /** Folder that contains the sources of the widgets. */
  readonly widgetsDir: string;
}

const repository = join(import.meta.dirname, "../..");

/** Runs the script `dev`. Resolves when the server accepts connections; rejects with its output if it exits. */
export async function startDevelopment({ port, dataDir, widgetsDir }: DevelopmentOptions): Promise<DevelopmentServer> {
  const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
    readonly scripts: { readonly dev: string };
  };
  const child = spawn("sh", ["-c", scripts.dev], {
    cwd: repository,
    env: {
      PATH: [join(repository, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOCAL_WIDGETS_DIR: widgetsDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
    // The process has its own group, since the watching process starts the server as a child.
    detached: true,
  });
  const endAll = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
  };
  const endIt = () => endAll("SIGKILL");
  process.once("exit", endIt);
  child.once("exit", () => process.off("exit", endIt));
  const exited = once(child, "exit");
  const output: string[] = [];
  let opened = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on("line", (line) => {
      output.push(line);
      if (line.includes(" is open, ")) opened.resolve();
    });
  }
  const ended = exited.then(() => {
    throw new Error(`the development server exited before it accepted connections:\n${output.join("\n")}`);
  });
  await Promise.race([opened.promise, ended]);
  ended.catch(() => undefined);

  return {
    url: `http://127.0.0.1:${port}`,
    opensAgain: () => {
      opened = Promise.withResolvers<void>();
      return opened.promise;
    },
    stop: async () => {
      endAll("SIGTERM");
      await exited;
    },
  };
}
