import type { JobInput, JobName, JobOutput } from "./messages.ts";
import { exchange, hold, lost, type ReadingChild, startChild } from "./reading-child.ts";

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

/**
 * A reading process that does one job at a time. One that was ended by a job is replaced at once, one that has done its
 * share as soon as its successor has warmed up, so that nobody waits for that.
 */
export class CvProcess {
  readonly #entry: URL;
  readonly #share: number;
  readonly #renewal: Renewal;
  #child: ReadingChild;
  #successor: ReadingChild | undefined;
  #done = 0;

  constructor({ entry, jobs, renewal }: CvProcessOptions) {
    this.#entry = entry;
    this.#share = jobs;
    this.#renewal = renewal;
    this.#child = startChild(entry);
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
      this.#take(startChild(this.#entry));
      throw error;
    }
    const answer = await exchange(this.#child.process, { name, input, growth }, milliseconds);
    this.#done += 1;
    if (answer === lost) {
      this.#take(this.#successor ?? startChild(this.#entry));
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

  #take(child: ReadingChild): void {
    this.#child.process.kill("SIGKILL");
    this.#child = child;
    this.#dismissSuccessor();
    this.#done = 0;
  }

  #callSuccessor(): void {
    if (this.#renewal.taken) return;
    this.#renewal.taken = true;
    this.#successor = startChild(this.#entry);
  }

  #dismissSuccessor(): void {
    if (this.#successor === undefined) return;
    this.#successor = undefined;
    this.#renewal.taken = false;
  }
}
