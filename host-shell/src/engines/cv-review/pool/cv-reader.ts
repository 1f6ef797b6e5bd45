import type { TaskInput, TaskMessage, TaskName, TaskOutput } from "./messages.ts";
import type { ReaderUser } from "./reader-user.ts";
import {
  exchange,
  hasEnded,
  keepServerAlive,
  lost,
  type ReadingProcess,
  startReadingProcess,
} from "./reading-process.ts";

export interface TaskLimits {
  /** The memory by which the process may grow during the task, in bytes. */
  readonly growth: number;
  readonly milliseconds: number;
}

export interface CvReaderOptions {
  readonly entry: URL;
  readonly user: ReaderUser;
  /** A process is replaced after this number of tasks. */
  readonly tasks: number;
  /** A process that uses more than this number of bytes of memory after a task is replaced. */
  readonly memory: number;
  /** Shared by all readers: only one reader at a time may have a second process, since each takes memory. */
  readonly renewal: Renewal;
}

export interface Renewal {
  taken: boolean;
}

/**
 * Does one task at a time in a reading process. A process that ends, during a task or between two, is replaced at once.
 * A process that has done its number of tasks, or uses too much memory, is replaced only when its successor has warmed
 * up, so that no task waits for a start.
 */
export class CvReader {
  readonly #start: () => ReadingProcess;
  readonly #share: number;
  readonly #memory: number;
  readonly #renewal: Renewal;
  #process: ReadingProcess;
  #successor: ReadingProcess | undefined;
  #done = 0;
  #isBusy = false;
  #isClosed = false;

  constructor({ entry, user, tasks, memory, renewal }: CvReaderOptions) {
    this.#start = () => startReadingProcess(entry, user);
    this.#share = tasks;
    this.#memory = memory;
    this.#renewal = renewal;
    this.#process = this.#watched(this.#start());
  }

  /**
   * Resolves with the output of a task, or with `lost`. Rejects with the error of the task, with `ReaderCrashed`, or with the
   * reason why the process does not start.
   */
  run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    limits: TaskLimits,
  ): Promise<TaskOutput<Name> | typeof lost> {
    if (this.#successor?.state === "ready") this.#take(this.#successor);
    if (this.#successor?.state === "failed") this.#dismissSuccessor();
    return this.continue(name, input, limits);
  }

  /** As `run`, but always in the process of the previous task. */
  async continue<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    { growth, milliseconds }: TaskLimits,
  ): Promise<TaskOutput<Name> | typeof lost> {
    this.#isBusy = true;
    let isUsable = false;
    try {
      await this.#startOnce();
      const answer = await exchange(this.#process.child, { name, input, growth }, milliseconds);
      this.#done += 1;
      if (answer === lost) return lost;
      isUsable = true;
      return this.#outputOf<Name>(answer);
    } finally {
      this.#isBusy = false;
      if ((!isUsable || hasEnded(this.#process)) && !this.#isClosed) this.#take(this.#successor ?? this.#start());
    }
  }

  /** Waits until the process has started. Starts another one if it has ended meanwhile. */
  async #startOnce(): Promise<void> {
    keepServerAlive(this.#process.child);
    await this.#process.ready.catch(() => undefined);
    if (!hasEnded(this.#process)) return;
    this.#take(this.#start());
    keepServerAlive(this.#process.child);
    await this.#process.ready;
  }

  #outputOf<Name extends TaskName>(answer: TaskMessage): TaskOutput<Name> {
    if (this.#done >= this.#share || answer.resident > this.#memory) this.#startSuccessor();
    if (answer.kind === "fault") throw Object.assign(new Error(answer.message), { stack: answer.stack });
    // The process answers with the output of the task of this name, which types cannot express across processes.
    return (answer.kind === "done" ? answer.output : undefined) as TaskOutput<Name>;
  }

  close(): void {
    this.#isClosed = true;
    this.#process.child.kill("SIGKILL");
    this.#successor?.child.kill("SIGKILL");
  }

  #take(next: ReadingProcess): void {
    this.#process.child.kill("SIGKILL");
    this.#process = this.#watched(next);
    this.#dismissSuccessor();
    this.#done = 0;
  }

  /** Replaces a process that ends between two tasks, unless it never started: a new one would not start either. */
  #watched(process: ReadingProcess): ReadingProcess {
    process.child.once("exit", () => {
      if (process !== this.#process || this.#isBusy || this.#isClosed || process.state !== "ready") return;
      this.#take(this.#successor ?? this.#start());
    });
    return process;
  }

  #startSuccessor(): void {
    if (this.#renewal.taken) return;
    this.#renewal.taken = true;
    this.#successor = this.#start();
  }

  #dismissSuccessor(): void {
    if (this.#successor === undefined) return;
    this.#successor = undefined;
    this.#renewal.taken = false;
  }
}
