import type { AnalysedPosting, PostingText } from "../analysis/analysed-posting.ts";
import type { ReadCv } from "../read-cv.ts";
import type { MatchToExplain } from "../explanation/explain-match.ts";
import type { MatchQuery } from "../query/match-query.ts";
import type { JobChange } from "../job-feed.ts";
import type { RankedJob, RankingRequest } from "../ranking/job-ranker.ts";

/**
 * The operations of a thread for matching jobs, by name. The operations on CVs need no index. Only one operation at a
 * time changes the index; rankings may run meanwhile.
 */
export interface IndexOperations {
  /** Reads the index from a snapshot, or starts with an empty one. Must be the first operation. */
  readonly open: (given: {
    readonly storeId: string;
    readonly lastRevision: number;
    /** The folder of the snapshot; `undefined` to begin with an empty index. */
    readonly folder: string | undefined;
  }) => Promise<OpenedIndex>;
  /** Adds changes up to a revision. */
  readonly take: (given: { readonly records: readonly JobChange[]; readonly revision: number }) => Promise<void>;
  readonly rank: (request: RankingRequest) => readonly RankedJob[];
  readonly idfs: (terms: readonly string[]) => ReadonlyMap<string, number>;
  readonly keep: (given: { readonly folder: string }) => Promise<void>;
  readonly measure: () => IndexMeasure;
  readonly version: () => string;
  readonly analyse: (postings: readonly PostingText[]) => Promise<readonly AnalysedPosting[]>;
  readonly query: (given: { readonly cv: ReadCv; readonly today: Date }) => MatchQuery;
  readonly explain: (match: MatchToExplain) => string;
}

export interface OpenedIndex {
  /** The revision of the last change in the index; 0 if the index is empty. */
  readonly revision: number;
  readonly isFromSnapshot: boolean;
  /** Why the snapshot could not be used. Absent if the snapshot was used or does not exist. */
  readonly fault?: string;
}

export interface IndexMeasure {
  readonly jobs: number;
  readonly revision: number;
  /** The bytes of the arrays of the index. */
  readonly bytes: number;
  /** The bytes of all arrays of the thread: those of the index, and garbage. */
  readonly arrayBuffers: number;
  readonly segments: number;
}

export type OperationName = keyof IndexOperations;
export type OperationInput<Name extends OperationName> = Parameters<IndexOperations[Name]>[0];
export type OperationOutput<Name extends OperationName> = Awaited<ReturnType<IndexOperations[Name]>>;
