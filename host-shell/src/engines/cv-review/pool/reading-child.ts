import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type JobMessage, type JobRequest, limitSignal } from "./messages.ts";
import type { ReaderUser } from "./reader-user.ts";
import { readingRights } from "./reading-rights.ts";

/** The result of a job that ended its process by exceeding a limit, or by an error. */
export const lost = Symbol("lost");

/** A process was ended by a signal of somebody else during a job, such as one of a system without memory. */
export class ReaderCrashed extends Error {
  override readonly name = "ReaderCrashed";
}

/** A reading process; `ready` resolves when it has warmed up. */
export interface ReadingChild {
  readonly process: ChildProcess;
  readonly ready: Promise<void>;
  readonly state: "starting" | "ready" | "failed";
}

/**
 * Starts a process without the server's environment, user and rights. The process does not keep the server from exiting.
 */
export function startChild(entry: URL, user: ReaderUser): ReadingChild {
  const process = fork(fileURLToPath(entry), {
    execArgv: [...readingRights(entry)],
    // A package asks for HOME, which a user without an entry in /etc/passwd, as in a container, does not have otherwise.
    env: { MALLOC_ARENA_MAX: "1", HOME: "/nonexistent" },
    ...(user.kind === "nobody" && { uid: user.uid, gid: user.gid }),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let errors = "";
  process.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors = (errors + text).slice(-2000);
  });
  const ready = new Promise<void>((resolve, reject) => {
    process.once("message", () => resolve());
    process.once("error", reject);
    process.once("exit", () => reject(new Error(`The CV reading process did not start. ${errors}`)));
  });
  const child: { -readonly [Key in keyof ReadingChild]: ReadingChild[Key] } = { process, ready, state: "starting" };
  ready.then(
    () => (child.state = "ready"),
    () => (child.state = "failed"),
  );
  letServerExit(process);
  return child;
}

/**
 * Sends a request and returns its answer; `lost` if the process ends first, which it does when the time is up. Rejects with
 * `ReaderCrashed` if somebody else ends it.
 */
export async function exchange(
  child: ChildProcess,
  request: JobRequest,
  milliseconds: number,
): Promise<JobMessage | typeof lost> {
  const { promise, resolve, reject } = Promise.withResolvers<JobMessage | typeof lost>();
  let isLate = false;
  const onExit = (_: number | null, signal: NodeJS.Signals | null): void => {
    if (signal === null || signal === limitSignal || isLate) resolve(lost);
    else reject(new ReaderCrashed(`The process that reads CVs was ended by ${signal}.`));
  };
  const onError = (): void => resolve(lost);
  const timer = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, milliseconds);
  child.on("message", resolve).once("exit", onExit).once("error", onError);
  try {
    if (!child.connected) throw new ReaderCrashed("The process that reads CVs was ended before its job.");
    // A failure to send is followed by the exit.
    child.send(request, () => undefined);
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off("message", resolve).off("exit", onExit).off("error", onError);
    letServerExit(child);
  }
}

/** Whether the process is gone, or about to go. */
export function hasEnded({ process: { connected, exitCode, signalCode } }: ReadingChild): boolean {
  return !connected || exitCode !== null || signalCode !== null;
}

/** Keeps the server from exiting while a job runs. */
export function keepServerAlive(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function letServerExit(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
