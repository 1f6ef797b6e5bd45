import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type TaskMessage, type TaskRequest, limitSignal } from "./messages.ts";
import type { ReaderUser } from "./reader-user.ts";
import { readingRights } from "./reading-rights.ts";

/** The result of a task whose process ended because of an error or because it exceeded a limit. */
export const lost = Symbol("lost");

/** Another program ended the process during a task: for example the kernel, when memory runs out. */
export class ReaderCrashed extends Error {
  override readonly name = "ReaderCrashed";
}

/** An operating-system process that reads CVs. */
export interface ReadingProcess {
  readonly child: ChildProcess;
  /** Resolves when the process has warmed up. */
  readonly ready: Promise<void>;
  readonly state: "starting" | "ready" | "failed";
}

/**
 * Starts a process that does not have the server's environment, user and rights. It does not keep the server from
 * exiting.
 */
export function startReadingProcess(entry: URL, user: ReaderUser): ReadingProcess {
  const child = fork(fileURLToPath(entry), {
    execArgv: [...readingRights(entry)],
    // A package reads HOME, which is not set for a user without an entry in /etc/passwd, as in a container.
    env: { MALLOC_ARENA_MAX: "1", HOME: "/nonexistent" },
    ...(user.kind === "nobody" && { uid: user.uid, gid: user.gid }),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let errors = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors = (errors + text).slice(-2000);
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`The CV reading process did not start. ${errors}`)));
  });
  const started: { -readonly [Key in keyof ReadingProcess]: ReadingProcess[Key] } = { child, ready, state: "starting" };
  ready.then(
    () => (started.state = "ready"),
    () => (started.state = "failed"),
  );
  letServerExit(child);
  return started;
}

/**
 * Sends a request and resolves with its answer. Ends the process when the time is up. Resolves with `lost` if the process ends
 * first, and rejects with `ReaderCrashed` if another program ends it.
 */
export async function exchange(
  child: ChildProcess,
  request: TaskRequest,
  milliseconds: number,
): Promise<TaskMessage | typeof lost> {
  const { promise, resolve, reject } = Promise.withResolvers<TaskMessage | typeof lost>();
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
    if (!child.connected) throw new ReaderCrashed("The process that reads CVs was ended before its task.");
    // If sending fails, the process exits, which ends the wait below.
    child.send(request, () => undefined);
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off("message", resolve).off("exit", onExit).off("error", onError);
    letServerExit(child);
  }
}

/** Whether the process is gone, or about to go. */
export function hasEnded({ child: { connected, exitCode, signalCode } }: ReadingProcess): boolean {
  return !connected || exitCode !== null || signalCode !== null;
}

/** Keeps the server from exiting while a task runs. */
export function keepServerAlive(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function letServerExit(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
