export interface ScoredJob {
  readonly id: number;
  readonly score: number;
  readonly raw: number;
}

/** Keeps the best of many jobs: the highest score first, then the lowest id. */
export class TopJobs {
  readonly #count: number;
  /** A heap whose first element is the worst job. */
  readonly #heap: ScoredJob[] = [];

  constructor(count: number) {
    this.#count = count;
  }

  /** The score below which no further job is kept; 0 until there are `count` jobs. */
  get leastScore(): number {
    return this.#heap.length < this.#count ? 0 : (this.#heap[0]?.score ?? 0);
  }

  offer(id: number, score: number, raw: number): void {
    const heap = this.#heap;
    if (heap.length < this.#count) {
      heap.push({ id, score, raw });
      this.#rise(heap.length - 1);
      return;
    }
    const worst = heap[0];
    if (worst === undefined || score < worst.score || (score === worst.score && id > worst.id)) return;
    heap[0] = { id, score, raw };
    this.#sink(0);
  }

  inOrder(): readonly ScoredJob[] {
    return this.#heap.toSorted((one, other) => other.score - one.score || one.id - other.id);
  }

  #rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!this.#isWorse(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(from: number): void {
    for (let at = from; ;) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < this.#heap.length && this.#isWorse(child, worst)) worst = child;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }

  #isWorse(one: number, other: number): boolean {
    const a = this.#heap[one];
    const b = this.#heap[other];
    return a !== undefined && b !== undefined && (a.score < b.score || (a.score === b.score && a.id > b.id));
  }

  #swap(one: number, other: number): void {
    const a = this.#heap[one];
    const b = this.#heap[other];
    if (a === undefined || b === undefined) return;
    this.#heap[one] = b;
    this.#heap[other] = a;
  }
}
