import type { JobRecord } from "../job-feed.ts";

export type PostingText = Pick<JobRecord, "title" | "company" | "description" | "skills" | "language">;

/**
 * The terms that a posting is found by. They depend on no other posting, so that an index can add a posting without
 * reading the others again.
 */
export interface AnalysedPosting {
  /** Each term once. `impact`, an integer from 1 to 255: how much the posting is about the term. */
  readonly terms: readonly { readonly term: string; readonly impact: number }[];
  /** The level of the job; `undefined` if the posting does not say. */
  readonly level: Level | undefined;
}

/** 0 student, 1 specialist, 2 lead without staff, 3 leader, 4 leader of leaders, 5 executive. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5;
