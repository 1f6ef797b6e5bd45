import type { JobRanker } from "./job-ranker.ts";

/** A ranker that keeps an index of its own up to date with the jobs. */
export interface FollowingRanker extends JobRanker {
  /** Begins to take up the jobs, in the background. */
  readonly start: () => void;
  /** Jobs were changed: do not wait for the next look. */
  readonly changed: () => void;
  /** Whether all jobs were taken up that there were at the start. */
  readonly ready: () => boolean;
  /** How rare each term is: see `idfOf`. */
  readonly idfsOf: (terms: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Resolves when nothing runs any more. */
  readonly stop: (patienceMs: number) => Promise<void>;
}
