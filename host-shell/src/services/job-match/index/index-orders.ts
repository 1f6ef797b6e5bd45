import type { AnalysedPosting, PostingText } from "../analysis/analysed-posting.ts";
import type { JobChange } from "../../job-store/job-feed.ts";
import type { RankedJob, RankingWish } from "../ranking/job-ranker.ts";

/** What a thread of the index does, by name. One at a time changes the index; rankings come in between. */
export interface IndexOrders {
  /** Takes up the index of a snapshot, or begins with an empty one. Before anything else. */
  readonly open: (given: {
    readonly storeId: string;
    readonly lastRevision: number;
    /** Where its snapshot lies; `undefined` to begin anew. */
    readonly folder: string | undefined;
  }) => Promise<OpenedIndex>;
  /** Takes up changes, up to a revision. */
  readonly take: (given: { readonly records: readonly JobChange[]; readonly revision: number }) => Promise<void>;
  readonly rank: (wish: RankingWish) => readonly RankedJob[];
  readonly idfs: (terms: readonly string[]) => ReadonlyMap<string, number>;
  readonly keep: (given: { readonly folder: string }) => Promise<void>;
  readonly measure: () => IndexMeasure;
  readonly version: () => string;
  readonly analyse: (postings: readonly PostingText[]) => Promise<readonly AnalysedPosting[]>;
}

export interface OpenedIndex {
  /** Of the last change that it holds; 0 if it begins anew. */
  readonly revision: number;
  /** Why there was no snapshot to take up. */
  readonly fault: string | undefined;
}

export interface IndexMeasure {
  readonly jobs: number;
  readonly revision: number;
  /** Of all its arrays. */
  readonly bytes: number;
  /** Of all that the thread holds in arrays, those of the index and what is not collected yet. */
  readonly arrayBuffers: number;
  readonly segments: number;
}

export type OrderName = keyof IndexOrders;
export type OrderInput<Name extends OrderName> = Parameters<IndexOrders[Name]>[0];
export type OrderOutput<Name extends OrderName> = Awaited<ReturnType<IndexOrders[Name]>>;

export interface IndexOrder {
  readonly number: number;
  readonly name: OrderName;
  readonly input: unknown;
}

export type IndexAnswer =
  | { readonly number: number; readonly kind: "done"; readonly output: unknown }
  | { readonly number: number; readonly kind: "fault"; readonly error: unknown };
