import type { RankedJob, RankingRequest } from "../ranking/job-ranker.ts";
import { buildSegment } from "./build-segment.ts";
import { segmentsToMerge } from "./merge-plan.ts";
import { mergeSegments } from "./merge-segments.ts";
import { idfIn } from "./idf-in.ts";
import { rankSegments } from "./rank-segments.ts";
import { mostJobsOfSegment } from "./postings.ts";
import type { IndexedJob, Segment } from "./segment.ts";

/** Changes of jobs, each job at most once. */
export interface JobChanges {
  /** New and changed jobs. */
  readonly shown: readonly IndexedJob[];
  readonly removed: readonly number[];
}

/** An inverted index of jobs in memory. Changes make small segments, which are merged when there are many. */
export class JobIndex {
  #segments: readonly Segment[];

  constructor(segments: readonly Segment[] = []) {
    this.#segments = segments;
  }

  get segments(): readonly Segment[] {
    return this.#segments;
  }

  get jobs(): number {
    return this.#segments.reduce((sum, { living }) => sum + living, 0);
  }

  get bytes(): number {
    return this.#segments.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  rank(request: RankingRequest): readonly RankedJob[] {
    return rankSegments(this.#segments, request);
  }

  idfsOf(terms: readonly string[]): ReadonlyMap<string, number> {
    const idf = idfIn(this.#segments);
    return new Map(terms.map((term) => [term, idf(Buffer.from(term))]));
  }

  /** Applies changes; the next query sees them. */
  take({ shown, removed }: JobChanges): void {
    for (const segment of this.#segments) {
      for (const id of removed) segment.remove(id);
      for (const { id } of shown) segment.remove(id);
    }
    if (shown.length > 0) this.#segments = [...this.#segments, buildSegment(shown)];
  }

  /** Merges segments step by step. Queries may run between the steps, changes only after the last one. */
  *tidy(): Generator<void> {
    for (;;) {
      const sources = segmentsToMerge(this.#segments, mostJobsOfSegment);
      if (sources.length === 0) return;
      const merged = yield* mergeSegments(sources);
      const others = this.#segments.filter((segment) => !sources.includes(segment));
      this.#segments = merged.jobs > 0 ? [...others, merged] : others;
    }
  }
}
