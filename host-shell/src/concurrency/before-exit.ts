import { endsWithin } from "./ends-within.ts";

/** Work outside this process that must be ended before the process exits. */
export interface BeforeExit {
  /** Adds a function that ends such work. Returns a function that removes the added function again. */
  readonly add: (end: () => Promise<unknown>) => () => void;
  /** Calls all added functions. Never rejects, and takes at most two seconds. */
  readonly run: () => Promise<void>;
}

const longestMs = 2_000;

export function createBeforeExit(): BeforeExit {
  const ends = new Set<() => Promise<unknown>>();
  return {
    add(end) {
      ends.add(end);
      return () => void ends.delete(end);
    },
    async run() {
      await endsWithin(Promise.allSettled([...ends].map((end) => end())), longestMs);
    },
  };
}
