import type { Level } from "../analysis/analysed-posting.ts";

/** A CV by the terms that jobs are found by. */
export interface MatchQuery {
  /** At most 60, each once, the same as `analysePosting` makes; `weight` is above 0. Empty if nothing was recognised. */
  readonly terms: readonly { readonly term: string; readonly weight: number }[];
  readonly level: Level | undefined;
}
