/** A job on one of the lanes. `accompanied` tells whether another job ran beside it at any time. */
export type LaneJob<Lane, T> = (lane: Lane, company: { readonly accompanied: boolean }) => Promise<T>;

interface Waiting {
  readonly alone: boolean;
  readonly start: () => void;
}

/**
 * Shares out a few lanes among many jobs, first come first served. A job that asks to be alone comes next, waits until
 * every lane is free, and keeps the others waiting.
 */
export class Lanes<Lane> {
  readonly #free: Lane[];
  readonly #count: number;
  readonly #waiting: Waiting[] = [];
  readonly #running = new Set<{ accompanied: boolean }>();
  #aloneRuns = false;
  #idle: (() => void)[] = [];

  constructor(lanes: readonly Lane[]) {
    this.#free = [...lanes];
    this.#count = lanes.length;
  }

  run<T>(job: LaneJob<Lane, T>, { alone = false }: { readonly alone?: boolean } = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const waiting = { alone, start: () => void this.#perform(job, alone).then(resolve, reject) };
      if (alone) this.#waiting.unshift(waiting);
      else this.#waiting.push(waiting);
      this.#next();
    });
  }

  /** Resolves when nothing runs and nothing waits. */
  async idle(): Promise<void> {
    if (this.#running.size === 0 && this.#waiting.length === 0) return;
    await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  async #perform<T>(job: LaneJob<Lane, T>, alone: boolean): Promise<T> {
    const lane = this.#free.pop();
    if (lane === undefined) throw new Error("A job was started without a free lane.");
    const company = { accompanied: this.#running.size > 0 };
    for (const other of this.#running) other.accompanied = true;
    this.#running.add(company);
    this.#aloneRuns = alone;
    try {
      return await job(lane, company);
    } finally {
      this.#running.delete(company);
      this.#aloneRuns = false;
      this.#free.push(lane);
      this.#next();
    }
  }

  #next(): void {
    for (;;) {
      const next = this.#waiting[0];
      const free = next?.alone === true ? this.#free.length === this.#count : this.#free.length > 0 && !this.#aloneRuns;
      if (next === undefined || !free) break;
      this.#waiting.shift();
      next.start();
    }
    if (this.#running.size > 0 || this.#waiting.length > 0) return;
    for (const tell of this.#idle.splice(0)) tell();
  }
}
