import type { JobRecord } from "../../job-store/job-feed.ts";

export type PostingText = Pick<JobRecord, "title" | "company" | "description" | "skills" | "language">;

/**
 * A posting by the terms it is found by. It depends on the posting alone, not on others, so that an index takes up one
 * posting without reading the rest again.
 */
export interface AnalysedPosting {
  /** Each term once. `impact` is how much the posting is about it, a whole number from 1 to 255. */
  readonly terms: readonly { readonly term: string; readonly impact: number }[];
  /** What the job demands of whoever holds it; `undefined` where the posting does not say. */
  readonly level: Level | undefined;
}

/** 0 student, 1 specialist, 2 lead without staff, 3 leader, 4 leader of leaders, 5 executive. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5;
