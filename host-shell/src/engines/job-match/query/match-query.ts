import type { Level } from "../analysis/analysed-posting.ts";

/** The terms and the level of a CV. Jobs are found by the terms. */
export interface MatchQuery {
  /** At most 60 different terms, written as by `analysePosting`; `weight` is above 0. Empty if none was recognised. */
  readonly terms: readonly { readonly term: string; readonly weight: number }[];
  readonly level: Level | undefined;
}
