import type { Region } from "shared-runtime/api/jobmatch.ts";
import type { MatchQuery } from "../query/match-query.ts";

export interface RankingRequest {
  /** If the query has no terms, jobs are ranked only by place and age. */
  readonly query: MatchQuery;
  /** Four digits of a known postal code. */
  readonly zip: string;
  readonly region?: Region | undefined;
  readonly maxKm?: number | undefined;
  readonly count: number;
  /** The time of the ranking. Jobs that have expired by then are excluded. */
  readonly now: Date;
}

export interface RankedJob {
  readonly id: number;
  /** From 0 to 1: see `ranking/score.ts`. */
  readonly fit: number;
}

/**
 * Ranks all shown jobs by how well they fit. Filters are exact. Jobs of equal score are ordered by id, so that a ranking
 * is the same each time.
 */
export interface JobRanker {
  readonly rank: (request: RankingRequest, signal?: AbortSignal) => Promise<readonly RankedJob[]>;
}
