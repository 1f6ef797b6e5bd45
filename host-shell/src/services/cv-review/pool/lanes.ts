/**
 * Shares out a few things, each of which can serve one at a time, among many who want one. First come, first served.
 */
export class Lanes<Lane> {
  readonly #free: Lane[];
  readonly #count: number;
  readonly #waiting: ((lane: Lane) => void)[] = [];
  readonly #untilIdle: (() => void)[] = [];

  constructor(lanes: readonly Lane[]) {
    this.#free = [...lanes];
    this.#count = lanes.length;
  }

  async run<T>(job: (lane: Lane) => Promise<T>): Promise<T> {
    const lane = this.#free.shift() ?? (await new Promise<Lane>((resolve) => this.#waiting.push(resolve)));
    try {
      return await job(lane);
    } finally {
      this.#release(lane);
    }
  }

  /** Resolves when nothing runs and nobody waits. */
  async idle(): Promise<void> {
    if (this.#free.length === this.#count) return;
    await new Promise<void>((resolve) => this.#untilIdle.push(resolve));
  }

  #release(lane: Lane): void {
    const next = this.#waiting.shift();
    if (next !== undefined) {
      next(lane);
      return;
    }
    this.#free.push(lane);
    if (this.#free.length < this.#count) return;
    for (const tell of this.#untilIdle.splice(0)) tell();
  }
}
