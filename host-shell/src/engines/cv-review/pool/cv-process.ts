import type { JobInput, JobMessage, JobName, JobOutput } from "./messages.ts";
import type { ReaderUser } from "./reader-user.ts";
import { exchange, hasEnded, keepServerAlive, lost, type ReadingChild, startChild } from "./reading-child.ts";

export interface JobLimits {
  /** The memory by which the process may grow during the job, in bytes. */
  readonly growth: number;
  readonly milliseconds: number;
}

export interface CvProcessOptions {
  readonly entry: URL;
  readonly user: ReaderUser;
  /** A process is replaced after this number of jobs, */
  readonly jobs: number;
  /** or after a job that leaves it with more memory than this, in bytes. */
  readonly memory: number;
  /** Shared by all processes, so that only one of them at a time has a successor, which takes memory. */
  readonly renewal: Renewal;
}

export interface Renewal {
  taken: boolean;
}

/**
 * A reading process that does one job at a time. It is replaced at once if it ends, during a job or between two, and after its
 * share of jobs or memory as soon as its successor has warmed up, so that no job waits for a start.
 */
export class CvProcess {
  readonly #start: () => ReadingChild;
  readonly #share: number;
  readonly #memory: number;
  readonly #renewal: Renewal;
  #child: ReadingChild;
  #successor: ReadingChild | undefined;
  #done = 0;
  #isBusy = false;
  #isClosed = false;

  constructor({ entry, user, jobs, memory, renewal }: CvProcessOptions) {
    this.#start = () => startChild(entry, user);
    this.#share = jobs;
    this.#memory = memory;
    this.#renewal = renewal;
    this.#child = this.#watched(this.#start());
  }

  /**
   * Returns the output of a job, or `lost`. Rejects if the process cannot start, with `ReaderCrashed`, and with the error of
   * the job.
   */
  run<Name extends JobName>(
    name: Name,
    input: JobInput<Name>,
    limits: JobLimits,
  ): Promise<JobOutput<Name> | typeof lost> {
    if (this.#successor?.state === "ready") this.#take(this.#successor);
    if (this.#successor?.state === "failed") this.#dismissSuccessor();
    return this.continue(name, input, limits);
  }

  /** As `run`, in the process of the job before. */
  async continue<Name extends JobName>(
    name: Name,
    input: JobInput<Name>,
    { growth, milliseconds }: JobLimits,
  ): Promise<JobOutput<Name> | typeof lost> {
    this.#isBusy = true;
    let isUsable = false;
    try {
      await this.#startOnce();
      const answer = await exchange(this.#child.process, { name, input, growth }, milliseconds);
      this.#done += 1;
      if (answer === lost) return lost;
      isUsable = true;
      return this.#outputOf<Name>(answer);
    } finally {
      this.#isBusy = false;
      if ((!isUsable || hasEnded(this.#child)) && !this.#isClosed) this.#take(this.#successor ?? this.#start());
    }
  }

  /** Waits for the process, and for another one if it was ended meanwhile. */
  async #startOnce(): Promise<void> {
    keepServerAlive(this.#child.process);
    await this.#child.ready.catch(() => undefined);
    if (!hasEnded(this.#child)) return;
    this.#take(this.#start());
    keepServerAlive(this.#child.process);
    await this.#child.ready;
  }

  #outputOf<Name extends JobName>(answer: JobMessage): JobOutput<Name> {
    if (this.#done >= this.#share || answer.resident > this.#memory) this.#startSuccessor();
    if (answer.kind === "fault") throw Object.assign(new Error(answer.message), { stack: answer.stack });
    // The process answers with the output of the job of this name, which types cannot express across processes.
    return (answer.kind === "done" ? answer.output : undefined) as JobOutput<Name>;
  }

  close(): void {
    this.#isClosed = true;
    this.#child.process.kill("SIGKILL");
    this.#successor?.process.kill("SIGKILL");
  }

  #take(child: ReadingChild): void {
    this.#child.process.kill("SIGKILL");
    this.#child = this.#watched(child);
    this.#dismissSuccessor();
    this.#done = 0;
  }

  /** Replaces a process that ends between two jobs; one that never started would end again. */
  #watched(child: ReadingChild): ReadingChild {
    child.process.once("exit", () => {
      if (child !== this.#child || this.#isBusy || this.#isClosed || child.state !== "ready") return;
      this.#take(this.#successor ?? this.#start());
    });
    return child;
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
