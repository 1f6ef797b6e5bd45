import type { RankedJob, RankingWish } from "../ranking/job-ranker.ts";
import { buildSegment } from "./build-segment.ts";
import { segmentsToMerge } from "./merge-plan.ts";
import { mergeSegments } from "./merge-segments.ts";
import { idfIn } from "./idf-in.ts";
import { rankSegments } from "./rank-segments.ts";
import { type IndexedJob, mostJobsOfSegment, type Segment } from "./segment.ts";

/** What happened to jobs since the last time, each job at most once. */
export interface JobChanges {
  /** New ones, and those that are different now. */
  readonly shown: readonly IndexedJob[];
  readonly removed: readonly number[];
}

/** Jobs by their terms, in memory: segments of which the newest are small, and are merged as they become many. */
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

  rank(wish: RankingWish): readonly RankedJob[] {
    return rankSegments(this.#segments, wish);
  }

  idfsOf(terms: readonly string[]): ReadonlyMap<string, number> {
    const idf = idfIn(this.#segments);
    return new Map(terms.map((term) => [term, idf(Buffer.from(term))]));
  }

  /** Takes changes up at once. */
  take({ shown, removed }: JobChanges): void {
    for (const segment of this.#segments) {
      for (const id of removed) segment.bury(id);
      for (const { id } of shown) segment.bury(id);
    }
    if (shown.length > 0) this.#segments = [...this.#segments, buildSegment(shown)];
  }

  /** Merges what is to be merged, step by step. Queries may come between the steps, changes only afterwards. */
  *tidy(): Generator<void> {
    for (;;) {
      const sources = segmentsToMerge(this.#segments, mostJobsOfSegment);
      if (sources.length === 0) return;
      const merged = yield* mergeSegments(sources);
      const others = this.#segments.filter((segment) => !sources.includes(segment));
      this.#segments = merged.sizes.jobs > 0 ? [...others, merged] : others;
    }
  }
}
