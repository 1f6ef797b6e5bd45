import type { JobRanker } from "./job-ranker.ts";

/** A ranker with an index that follows the jobs. */
export interface FollowingRanker extends JobRanker {
  /** Starts to build the index of the jobs in the background. */
  readonly start: () => void;
  /** Reads the changes of jobs now. To be called after jobs were changed. */
  readonly changed: () => void;
  /** Whether the index has all jobs that existed at the start. */
  readonly ready: () => boolean;
  /** Milliseconds since the index had all changes of jobs; `undefined` if it never had. */
  readonly ageMs: () => number | undefined;
  /** The inverse document frequency of each term: see `idfOf`. */
  readonly idfsOf: (terms: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Resolves when everything has stopped, at the latest after `timeoutMs`. */
  readonly stop: (timeoutMs: number) => Promise<void>;
}
