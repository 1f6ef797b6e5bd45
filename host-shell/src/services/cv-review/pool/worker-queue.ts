/**
 * Distributes jobs among a few workers that do one job at a time. Jobs start in the order in which they came.
 */
export class WorkerQueue<Worker> {
  readonly #free: Worker[];
  readonly #count: number;
  readonly #waiting: ((worker: Worker) => void)[] = [];
  readonly #untilIdle: (() => void)[] = [];

  constructor(queue: readonly Worker[]) {
    this.#free = [...queue];
    this.#count = queue.length;
  }

  async run<T>(job: (worker: Worker) => Promise<T>): Promise<T> {
    const worker = this.#free.shift() ?? (await new Promise<Worker>((resolve) => this.#waiting.push(resolve)));
    try {
      return await job(worker);
    } finally {
      this.#release(worker);
    }
  }

  /** Resolves when no job runs or waits. */
  async idle(): Promise<void> {
    if (this.#free.length === this.#count) return;
    await new Promise<void>((resolve) => this.#untilIdle.push(resolve));
  }

  #release(worker: Worker): void {
    const next = this.#waiting.shift();
    if (next !== undefined) {
      next(worker);
      return;
    }
    this.#free.push(worker);
    if (this.#free.length < this.#count) return;
    for (const resolve of this.#untilIdle.splice(0)) resolve();
  }
}
