import type { Level } from "../analysis/analysed-posting.ts";

/** The terms of a CV that jobs are found by. */
export interface MatchQuery {
  /** At most 60, each once, as `analysePosting` writes them; `weight` is above 0. Empty if nothing was recognised. */
  readonly terms: readonly { readonly term: string; readonly weight: number }[];
  readonly level: Level | undefined;
}
