/**
 * Grants at most `permits` permits at the same time. Holders with waiting requests take turns; the requests of one
 * holder are granted in order.
 */
export interface Semaphore {
  /**
   * Resolves with the function that releases the permit. Rejects with the signal's reason if the signal is aborted
   * first. The limit `each` does not apply to a request without a holder.
   */
  readonly acquire: (request?: PermitRequest) => Promise<() => void>;
}

export interface PermitRequest {
  readonly holder?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface SemaphoreOptions {
  readonly permits: number;
  /** The most permits of one holder at the same time. Default: all permits. */
  readonly each?: number;
}

interface Waiting {
  readonly holder: string | undefined;
  readonly grant: () => void;
}

/** The permits of a holder, and the time of its last turn. */
interface Turns {
  held: number;
  last: number;
}

export function createSemaphore({ permits, each = permits }: SemaphoreOptions): Semaphore {
  const queue: Waiting[] = [];
  const holders = new Map<string, Turns>();
  let granted = 0;
  let turn = 0;

  const turnsOf = ({ holder }: Waiting): Turns => (holder === undefined ? undefined : holders.get(holder)) ?? never;

  /** The first request of the holder whose last turn is the oldest. */
  function next(): Waiting | undefined {
    let first: Waiting | undefined;
    for (const waiting of queue) {
      const { held, last } = turnsOf(waiting);
      if (held < each && (first === undefined || last < turnsOf(first).last)) first = waiting;
    }
    return first;
  }

  function grant(): void {
    while (granted < permits) {
      const first = next();
      if (first === undefined) return;
      queue.splice(queue.indexOf(first), 1);
      granted += 1;
      if (first.holder !== undefined) holders.set(first.holder, { held: turnsOf(first).held + 1, last: ++turn });
      first.grant();
    }
  }

  function release(holder: string | undefined): void {
    granted -= 1;
    const turns = holder === undefined ? undefined : holders.get(holder);
    if (turns) turns.held -= 1;
    grant();
    forgetIfGone(holder);
  }

  function forgetIfGone(holder: string | undefined): void {
    if (holder === undefined || holders.get(holder)?.held !== 0) return;
    if (!queue.some((waiting) => waiting.holder === holder)) holders.delete(holder);
  }

  return {
    async acquire({ holder, signal } = {}) {
      signal?.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const request: Waiting = { holder, grant: resolve };
      const giveUp = () => {
        const place = queue.indexOf(request);
        if (place < 0) return;
        queue.splice(place, 1);
        forgetIfGone(holder);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      queue.push(request);
      grant();
      await promise;
      signal?.removeEventListener("abort", giveUp);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        release(holder);
      };
    },
  };
}

const never: Turns = { held: 0, last: 0 };
