import { endsWithin } from "./ends-within.ts";

/** What outlives a process, and has to be ended before that exits. */
export interface BeforeExit {
  /** Returns a function for when there is nothing to end any more. */
  readonly add: (end: () => Promise<unknown>) => () => void;
  /** Never rejects, and takes two seconds at most. */
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
