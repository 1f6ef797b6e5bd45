/** Lets so much through at once; the rest waits in line, up to a limit. */
export interface Gate {
  /** Resolves with the function that leaves again, or with `undefined` at once if the line is full. */
  readonly enter: (weight: number, signal: AbortSignal) => Promise<(() => void) | undefined>;
}

export interface GateOptions {
  readonly capacity: number;
  readonly maxWaiting: number;
}

interface Waiting {
  readonly weight: number;
  readonly letIn: () => void;
}

export function createGate({ capacity, maxWaiting }: GateOptions): Gate {
  const line: Waiting[] = [];
  let taken = 0;

  function letIn(): void {
    for (let first = line[0]; first && taken + first.weight <= capacity; first = line[0]) {
      line.shift();
      taken += first.weight;
      first.letIn();
    }
  }

  return {
    async enter(wanted, signal) {
      signal.throwIfAborted();
      // What is heavier than the gate goes through alone.
      const weight = Math.min(wanted, capacity);
      if (line.length >= maxWaiting) return undefined;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const waiting: Waiting = { weight, letIn: resolve };
      const giveUp = () => {
        const place = line.indexOf(waiting);
        if (place < 0) return;
        line.splice(place, 1);
        letIn();
        reject(signal.reason);
      };
      signal.addEventListener("abort", giveUp, { once: true });
      line.push(waiting);
      letIn();
      await promise;
      signal.removeEventListener("abort", giveUp);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        taken -= weight;
        letIn();
      };
    },
  };
}
