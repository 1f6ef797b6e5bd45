import { createSemaphore, type Semaphore } from "../../../concurrency/semaphore.ts";

export interface TaskQueueOptions {
  /** The most readers that do tasks of one sender at once. Default: all of them. */
  readonly each?: number;
}

/**
 * Distributes tasks among readers, each of which does one task at a time. Senders with waiting tasks take turns; the
 * tasks of one sender start in the order in which they came.
 */
export class TaskQueue<Reader> {
  readonly #free: Reader[];
  readonly #lanes: Semaphore;
  readonly #untilIdle: (() => void)[] = [];
  #tasks = 0;

  constructor(readers: readonly Reader[], { each = readers.length }: TaskQueueOptions = {}) {
    this.#free = [...readers];
    this.#lanes = createSemaphore({ permits: readers.length, each });
  }

  async run<T>(task: (reader: Reader) => Promise<T>, sender?: string): Promise<T> {
    this.#tasks += 1;
    const release = await this.#lanes.acquire({ holder: sender });
    const reader = this.#free.shift();
    try {
      if (reader === undefined) throw new Error("A task was started without a free reader.");
      return await task(reader);
    } finally {
      if (reader !== undefined) this.#free.push(reader);
      release();
      this.#tasks -= 1;
      if (this.#tasks === 0) for (const resolve of this.#untilIdle.splice(0)) resolve();
    }
  }

  /** Resolves when no task runs or waits. */
  async idle(): Promise<void> {
    if (this.#tasks === 0) return;
    await new Promise<void>((resolve) => this.#untilIdle.push(resolve));
  }
}
