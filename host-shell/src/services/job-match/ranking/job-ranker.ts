import type { Region } from "shared-runtime/api/jobmatch.ts";
import type { MatchQuery } from "../query/match-query.ts";

export interface RankingWish {
  /** With no terms, jobs are ranked by place and age alone. */
  readonly query: MatchQuery;
  /** Four digits of a known postal code. */
  readonly zip: string;
  readonly region?: Region | undefined;
  readonly maxKm?: number | undefined;
  readonly count: number;
  /** Jobs that are no longer valid then are left out. */
  readonly now: Date;
}

export interface RankedJob {
  readonly id: number;
  /** 0 to 1: see `ranking/score.ts`. */
  readonly fit: number;
}

/**
 * Ranks all jobs that are shown by how well they fit. Filters are exact. Jobs of equal fit stand in the order of their
 * ids, so that a ranking is the same each time.
 */
export interface JobRanker {
  readonly rank: (wish: RankingWish, signal?: AbortSignal) => Promise<readonly RankedJob[]>;
}
