/** Lets so many through at once; the rest waits in line. */
export interface Gate {
  /** Resolves with the function that leaves again. */
  readonly enter: (signal: AbortSignal) => Promise<() => void>;
}

export function createGate(places: number): Gate {
  const line: (() => void)[] = [];
  let taken = 0;

  function letIn(): void {
    while (taken < places) {
      const first = line.shift();
      if (first === undefined) return;
      taken += 1;
      first();
    }
  }

  return {
    async enter(signal) {
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const giveUp = () => {
        const place = line.indexOf(resolve);
        if (place < 0) return;
        line.splice(place, 1);
        reject(signal.reason);
      };
      signal.addEventListener("abort", giveUp, { once: true });
      line.push(resolve);
      letIn();
      await promise;
      signal.removeEventListener("abort", giveUp);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        taken -= 1;
        letIn();
      };
    },
  };
}
