/** Grants up to `permits` at once, in the order of the requests. */
export interface Semaphore {
  /** Resolves with the function that releases the permit. Rejects with the signal's reason if it is aborted first. */
  readonly acquire: (signal: AbortSignal) => Promise<() => void>;
}

export function createSemaphore(permits: number): Semaphore {
  const queue: (() => void)[] = [];
  let granted = 0;

  function grant(): void {
    while (granted < permits) {
      const first = queue.shift();
      if (first === undefined) return;
      granted += 1;
      first();
    }
  }

  return {
    async acquire(signal) {
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const giveUp = () => {
        const place = queue.indexOf(resolve);
        if (place < 0) return;
        queue.splice(place, 1);
        reject(signal.reason);
      };
      signal.addEventListener("abort", giveUp, { once: true });
      queue.push(resolve);
      grant();
      await promise;
      signal.removeEventListener("abort", giveUp);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        granted -= 1;
        grant();
      };
    },
  };
}
