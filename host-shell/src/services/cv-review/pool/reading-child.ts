import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { JobAnswer, JobRequest } from "./messages.ts";

/** Stands for a result that never came, since the job took its process down with it. */
export const lost = Symbol("lost");

/** A reading process and whether it has warmed up. */
export interface ReadingChild {
  readonly process: ChildProcess;
  readonly ready: Promise<void>;
  readonly state: "starting" | "ready" | "failed";
}

/** Starts a process that gets none of the server's environment and does not keep the server from ending. */
export function startChild(entry: URL): ReadingChild {
  const process = fork(fileURLToPath(entry), {
    // Memory counts for more than the last milliseconds: several of these stand beside the server.
    execArgv: ["--optimize-for-size"],
    env: { MALLOC_ARENA_MAX: "1" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let complaint = "";
  process.stderr?.setEncoding("utf8").on("data", (text: string) => {
    complaint = (complaint + text).slice(-2000);
  });
  const ready = new Promise<void>((resolve, reject) => {
    process.once("message", () => resolve());
    process.once("error", reject);
    process.once("exit", () => reject(new Error(`The process that reads CVs did not start. ${complaint}`)));
  });
  const child: { -readonly [Key in keyof ReadingChild]: ReadingChild[Key] } = { process, ready, state: "starting" };
  ready.then(
    () => (child.state = "ready"),
    () => (child.state = "failed"),
  );
  rest(process);
  return child;
}

/** Sends an request and waits for its answer; `lost` if the process ends before, or is ended since time is up. */
export async function exchange(
  child: ChildProcess,
  request: JobRequest,
  milliseconds: number,
): Promise<JobAnswer | typeof lost> {
  const { promise, resolve } = Promise.withResolvers<JobAnswer | typeof lost>();
  const onExit = (): void => resolve(lost);
  const onError = (): void => resolve(lost);
  const timer = setTimeout(() => child.kill("SIGKILL"), milliseconds);
  child.on("message", resolve).once("exit", onExit).once("error", onError);
  try {
    if (child.connected) child.send(request, (error) => error && resolve(lost));
    else resolve(lost);
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off("message", resolve).off("exit", onExit).off("error", onError);
    rest(child);
  }
}

/** Keeps the server from ending while a job runs. */
export function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
