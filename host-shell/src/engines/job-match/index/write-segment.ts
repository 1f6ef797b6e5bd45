import { GrowingBytes } from "./growing-bytes.ts";
import { mostPackedBytes, packPostings } from "./packed-postings.ts";
import type { Postings } from "./postings.ts";
import { type IndexedJob, Segment } from "./segment.ts";

/** Writes a segment: its terms in the order of their bytes, then its jobs in the order of their ids. */
export interface SegmentWriter {
  /** Adds a term with at least one posting. */
  readonly addTerm: (bytes: Uint8Array, postings: Postings) => void;
  readonly finish: (jobs: Iterable<PlacedJob>) => Segment;
}

export type PlacedJob = Omit<IndexedJob, "terms">;

const scratch = new Uint8Array(mostPackedBytes);

export function writeSegment(jobs: number): SegmentWriter {
  const text = new GrowingBytes();
  const packed = new GrowingBytes();
  const termEnds: number[] = [];
  const packedEnds: number[] = [];
  const furtherJobs: number[] = [];
  const greatestImpacts: number[] = [];
  return {
    addTerm(bytes, postings) {
      text.add(bytes);
      packed.add(scratch.subarray(0, packPostings(postings, jobs, scratch)));
      termEnds.push(text.length);
      packedEnds.push(packed.length);
      furtherJobs.push(postings.count - 1);
      greatestImpacts.push(postings.greatestImpact());
    },
    finish(placed) {
      const segment = new Segment({ jobs, terms: termEnds.length, text: text.length, packed: packed.length });
      segment.termBytes.set(text.bytes);
      segment.packed.set(packed.bytes);
      segment.termEnds.set(termEnds);
      segment.packedEnds.set(packedEnds);
      segment.furtherJobs.set(furtherJobs);
      segment.greatestImpacts.set(greatestImpacts);
      let number = 0;
      for (const job of placed) {
        segment.ids[number] = job.id;
        segment.postedAt[number] = job.postedAt;
        segment.validThrough[number] = job.validThrough;
        segment.zips[number] = job.zip;
        segment.regions[number] = job.region;
        segment.levels[number] = job.level;
        number += 1;
      }
      return segment;
    },
  };
}
