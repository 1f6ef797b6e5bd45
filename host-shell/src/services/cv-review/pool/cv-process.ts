import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Answer, JobInput, JobName, JobOutput, Order } from "./order.ts";

export interface JobLimits {
  /** How far the process may grow by the job, in bytes. */
  readonly growth: number;
  readonly milliseconds: number;
}

export interface CvProcessOptions {
  readonly entry: URL;
  /** How many jobs a process does before a fresh one takes its place. */
  readonly jobs: number;
  /** Shared by all processes, so that only one of them at a time has a successor waiting, which takes memory. */
  readonly renewal: Renewal;
}

export interface Renewal {
  taken: boolean;
}

/** Stands for a result that never came, since the job took its process down with it. */
export const lost = Symbol("lost");

/**
 * A reading process that does one job at a time. One that was ended by a job is replaced at once, one that has done its
 * share as soon as its successor has warmed up, so that nobody waits for that.
 */
export class CvProcess {
  readonly #entry: URL;
  readonly #share: number;
  readonly #renewal: Renewal;
  #child: Child;
  #successor: Child | undefined;
  #done = 0;

  constructor({ entry, jobs, renewal }: CvProcessOptions) {
    this.#entry = entry;
    this.#share = jobs;
    this.#renewal = renewal;
    this.#child = start(entry);
  }

  /** Does a job, or answers `lost`. Rejects where the process cannot start, and with what the job itself throws. */
  async run<Name extends JobName>(
    name: Name,
    input: JobInput<Name>,
    { growth, milliseconds }: JobLimits,
  ): Promise<JobOutput<Name> | typeof lost> {
    if (this.#successor?.state === "ready") this.#take(this.#successor);
    if (this.#successor?.state === "failed") this.#dismissSuccessor();
    hold(this.#child.process);
    try {
      await this.#child.ready;
    } catch (error) {
      this.#take(start(this.#entry));
      throw error;
    }
    const answer = await exchange(this.#child.process, { name, input, growth }, milliseconds);
    this.#done += 1;
    if (answer === lost) {
      this.#take(this.#successor ?? start(this.#entry));
      return lost;
    }
    if (this.#done >= this.#share) this.#callSuccessor();
    if (answer.kind === "fault") throw Object.assign(new Error(answer.message), { stack: answer.stack });
    // The entry answers with what the job of this name returned, which no type can tell across two processes.
    return (answer.kind === "done" ? answer.output : undefined) as JobOutput<Name>;
  }

  close(): void {
    this.#child.process.kill("SIGKILL");
    this.#successor?.process.kill("SIGKILL");
  }

  #take(child: Child): void {
    this.#child.process.kill("SIGKILL");
    this.#child = child;
    this.#dismissSuccessor();
    this.#done = 0;
  }

  #callSuccessor(): void {
    if (this.#renewal.taken) return;
    this.#renewal.taken = true;
    this.#successor = start(this.#entry);
  }

  #dismissSuccessor(): void {
    if (this.#successor === undefined) return;
    this.#successor = undefined;
    this.#renewal.taken = false;
  }
}

interface Child {
  readonly process: ChildProcess;
  readonly ready: Promise<void>;
  readonly state: "starting" | "ready" | "failed";
}

/** Starts a process that gets none of the server's environment and does not keep the server from ending. */
function start(entry: URL): Child {
  const process = fork(fileURLToPath(entry), {
    execArgv: [],
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
  const child: { -readonly [Key in keyof Child]: Child[Key] } = { process, ready, state: "starting" };
  ready.then(
    () => (child.state = "ready"),
    () => (child.state = "failed"),
  );
  rest(process);
  return child;
}

/** Sends an order and waits for its answer; `lost` if the process ends before, or is ended since time is up. */
async function exchange(child: ChildProcess, order: Order, milliseconds: number): Promise<Answer | typeof lost> {
  const { promise, resolve } = Promise.withResolvers<Answer | typeof lost>();
  const onExit = (): void => resolve(lost);
  const onError = (): void => resolve(lost);
  const timer = setTimeout(() => child.kill("SIGKILL"), milliseconds);
  child.on("message", resolve).once("exit", onExit).once("error", onError);
  try {
    if (child.connected) child.send(order, (error) => error && resolve(lost));
    else resolve(lost);
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off("message", resolve).off("exit", onExit).off("error", onError);
    rest(child);
  }
}

/** Keeps the server from ending while a job runs. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
