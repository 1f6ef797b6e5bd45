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
}

/** Stands for a result that never came, since the job took its process down with it. */
export const lost = Symbol("lost");

/** One reading process, replaced when it has done enough jobs or was ended by one. Does one job at a time. */
export class CvProcess {
  readonly #options: CvProcessOptions;
  #child: ReadyChild;
  #jobs = 0;

  constructor(options: CvProcessOptions) {
    this.#options = options;
    this.#child = start(options.entry);
  }

  /** Does a job, or answers `lost`. Rejects where the process cannot start, and with what the job itself throws. */
  async run<Name extends JobName>(
    name: Name,
    input: JobInput<Name>,
    { growth, milliseconds }: JobLimits,
  ): Promise<JobOutput<Name> | typeof lost> {
    const { process, ready } = this.#child;
    this.#jobs += 1;
    try {
      await ready;
    } catch (error) {
      this.#replace();
      throw error;
    }
    const answer = await exchange(process, { name, input, growth }, milliseconds);
    if (answer === lost || this.#jobs >= this.#options.jobs) this.#replace();
    if (answer === lost) return lost;
    if (answer.kind === "fault") throw Object.assign(new Error(answer.message), { stack: answer.stack });
    // The entry answers with what the job of this name returned, which no type can tell across two processes.
    return (answer.kind === "done" ? answer.output : undefined) as JobOutput<Name>;
  }

  close(): void {
    this.#child.process.kill("SIGKILL");
  }

  #replace(): void {
    this.close();
    this.#jobs = 0;
    this.#child = start(this.#options.entry);
  }
}

interface ReadyChild {
  readonly process: ChildProcess;
  readonly ready: Promise<void>;
}

/** Starts a process that gets none of the server's environment and does not keep the server from ending. */
function start(entry: URL): ReadyChild {
  const child = fork(fileURLToPath(entry), {
    execArgv: [],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let complaint = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    complaint = (complaint + text).slice(-2000);
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`The process that reads CVs did not start. ${complaint}`)));
  });
  ready.catch(() => undefined);
  rest(child);
  return { process: child, ready };
}

/** Sends an order and waits for its answer; `lost` if the process ends before, or is ended since time is up. */
async function exchange(child: ChildProcess, order: Order, milliseconds: number): Promise<Answer | typeof lost> {
  const { promise, resolve } = Promise.withResolvers<Answer | typeof lost>();
  const onExit = (): void => resolve(lost);
  const onError = (): void => resolve(lost);
  const timer = setTimeout(() => child.kill("SIGKILL"), milliseconds);
  child.on("message", resolve).once("exit", onExit).once("error", onError);
  child.ref();
  child.channel?.ref();
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

function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
