import { Piscina } from "piscina";
import type { CvJobs } from "./cv-worker.ts";

type Input<Name extends keyof CvJobs> = Parameters<CvJobs[Name]>[0];
type Output<Name extends keyof CvJobs> = Awaited<ReturnType<CvJobs[Name]>>;

export interface WorkerOptions {
  readonly entry: URL;
  /** How many jobs a worker does before a fresh one takes its place. */
  readonly jobs: number;
  /** The most that its JavaScript heap may hold, in megabytes. */
  readonly heapMegabytes: number;
}

/** One worker thread that does a job at a time, and is replaced when it has done enough of them or was killed. */
export class RecycledWorker {
  readonly #options: WorkerOptions;
  #pool: Piscina;
  #jobs = 0;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#pool = this.#hire();
  }

  /** Does one job. Aborting the signal kills the thread. */
  async run<Name extends keyof CvJobs>(name: Name, input: Input<Name>, signal: AbortSignal): Promise<Output<Name>> {
    this.#jobs += 1;
    try {
      return await this.#pool.run(input, { name, signal });
    } finally {
      if (signal.aborted) this.#jobs = 0;
      if (this.#jobs >= this.#options.jobs) await this.#retire();
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #retire(): Promise<void> {
    const old = this.#pool;
    this.#jobs = 0;
    this.#pool = this.#hire();
    await old.destroy();
  }

  #hire(): Piscina {
    const pool = new Piscina({
      filename: this.#options.entry.href,
      minThreads: 1,
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: this.#options.heapMegabytes },
    });
    return pool;
  }
}
