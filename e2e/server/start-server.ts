import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A line of the server's log. */
export interface LogLine {
  readonly msg: string;
  readonly [field: string]: unknown;
}

export interface RunningServer {
  /** Its origin. */
  readonly url: string;
  readonly pid: number;
  /** The log lines so far that fit; waits for the first if there is none yet. */
  readonly logged: (fits: (line: LogLine) => boolean) => Promise<readonly LogLine[]>;
  /** Asks it to stop and resolves with its exit code. */
  readonly stop: () => Promise<number | undefined>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
}

export interface ServerOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly allowedOrigins?: readonly string[];
  /** Folder with the built widgets, if not the repository's. */
  readonly widgetsDir?: string;
  /** More of its settings, by the names that they have in the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The built host-shell, if not the repository's. */
  readonly hostShell?: string;
  /** A module that runs in the server's process before the server, to break something in it. */
  readonly fault?: string;
}

const repository = join(import.meta.dirname, "../..");

/**
 * Starts the built server as a process of its own. Resolves when it takes visitors; rejects with its output if it ends.
 */
export async function startServer({
  port,
  dataDir,
  allowedOrigins = [],
  widgetsDir,
  settings = {},
  hostShell = join(repository, "host-shell"),
  fault,
}: ServerOptions): Promise<RunningServer> {
  const url = `http://127.0.0.1:${port}`;
  const before = fault === undefined ? [] : ["--import", `data:text/javascript,${encodeURIComponent(fault)}`];
  const child = spawn(process.execPath, [...before, join(hostShell, "dist/server/main.js")], {
    cwd: repository,
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      DATA_DIR: dataDir,
      ALLOWED_ORIGINS: allowedOrigins.join(","),
      LOCAL_WIDGETS_DIR: widgetsDir,
      // Most tests need no jobs, and no two CVs read at once; each reader takes seconds to start.
      JOBS_SEED: "0",
      CV_WORKERS: "1",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Whoever leaves while the server is still starting, as a test that took too long, leaves no server behind.
  const endIt = () => child.kill("SIGKILL");
  process.once("exit", endIt);
  child.once("exit", () => process.off("exit", endIt));
  const exited = once(child, "exit").then(([code]) => (typeof code === "number" ? code : undefined));
  const errors: string[] = [];
  createInterface(child.stderr).on("line", (line) => errors.push(line));

  const lines: LogLine[] = [];
  const listeners = new Set<() => void>();
  const opened = Promise.withResolvers<void>();
  createInterface(child.stdout).on("line", (line) => {
    if (!line.startsWith("{")) return opened.resolve();
    lines.push(JSON.parse(line) as LogLine);
    for (const listener of listeners) listener();
  });

  const ended = exited.then((code) => {
    throw new Error(`the server ended with ${code ?? child.signalCode} before it took visitors:\n${errors.join("\n")}`);
  });
  await Promise.race([opened.promise, ended]);
  const ready = await fetch(`${url}/readyz`);
  if (!ready.ok) throw new Error(`the server says that it is not ready: ${await ready.text()}`);

  return {
    url,
    pid: child.pid ?? 0,
    logged: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = lines.filter(fits);
          if (found.length === 0) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      }),
    stop: () => {
      child.kill("SIGTERM");
      return exited;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
