import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { contentWithoutTagManager } from "./content-without-tag-manager.ts";

/** A line of the server's log. */
export interface LogLine {
  readonly msg: string;
  readonly [field: string]: unknown;
}

export interface RunningServer {
  /** Origin of the server. */
  readonly url: string;
  readonly pid: number;
  /**
   * Returns the log lines so far for which `fits` returns true. If there are none yet, waits for the first such line.
   */
  readonly logged: (fits: (line: LogLine) => boolean) => Promise<readonly LogLine[]>;
  /** Sends SIGTERM. Resolves with the exit code. */
  readonly stop: () => Promise<number | undefined>;
  /** Sends SIGKILL. */
  readonly kill: () => Promise<void>;
}

export interface ServerOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly allowedOrigins?: readonly string[];
  /** Folder of the built widgets, if not the repository's. */
  readonly widgetsDir?: string;
  /** Environment variables of the server. By default, its content is that of the demo sites, without their tag managers. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Folder of the built host-shell, if not the repository's. */
  readonly hostShell?: string;
  /** Source of a module that runs in the process before the server and breaks something. */
  readonly fault?: string;
}

const repository = join(import.meta.dirname, "../..");

/**
 * Starts the built server in its own process. Resolves when it accepts connections; rejects with its output if it exits.
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
      CONTENT_DIR: contentWithoutTagManager(),
      // Most tests need no jobs, and none reads two CVs at the same time. Each reader takes seconds to start.
      JOBS_SEED: "0",
      COMPANIES_SEED: "0",
      CV_WORKERS: "1",
      // Most servers of tests have no load balancer.
      DRAIN_SECONDS: "0",
      // All visitors in the tests have the same address.
      CV_UPLOADS_PER_MINUTE: "100000",
      CV_MEGABYTES_PER_DAY: "1000000",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // If a test times out while the server starts, the server is ended as well.
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
    throw new Error(
      `the server exited with ${code ?? child.signalCode} before it accepted connections:\n${errors.join("\n")}`,
    );
  });
  await Promise.race([opened.promise, ended]);
  const ready = await fetch(`${url}/readyz`);
  if (!ready.ok) throw new Error(`the server is not ready: ${await ready.text()}`);

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
