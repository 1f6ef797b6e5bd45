import { createSemaphore, type Semaphore } from "../../../concurrency/semaphore.ts";

export interface WorkerQueueOptions {
  /** The most workers that do jobs of one sender at once. Default: all of them. */
  readonly each?: number;
}

/**
 * Distributes jobs among a few workers that do one job at a time. Senders whose jobs wait take turns, and the jobs of one
 * start in the order in which they came.
 */
export class WorkerQueue<Worker> {
  readonly #free: Worker[];
  readonly #lanes: Semaphore;
  readonly #untilIdle: (() => void)[] = [];
  #jobs = 0;

  constructor(workers: readonly Worker[], { each = workers.length }: WorkerQueueOptions = {}) {
    this.#free = [...workers];
    this.#lanes = createSemaphore({ permits: workers.length, each });
  }

  async run<T>(job: (worker: Worker) => Promise<T>, sender?: string): Promise<T> {
    this.#jobs += 1;
    const release = await this.#lanes.acquire({ holder: sender });
    const worker = this.#free.shift();
    try {
      if (worker === undefined) throw new Error("A job was started without a free worker.");
      return await job(worker);
    } finally {
      if (worker !== undefined) this.#free.push(worker);
      release();
      this.#jobs -= 1;
      if (this.#jobs === 0) for (const resolve of this.#untilIdle.splice(0)) resolve();
    }
  }

  /** Resolves when no job runs or waits. */
  async idle(): Promise<void> {
    if (this.#jobs === 0) return;
    await new Promise<void>((resolve) => this.#untilIdle.push(resolve));
  }
}
