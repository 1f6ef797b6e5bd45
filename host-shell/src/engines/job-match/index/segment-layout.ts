export interface SegmentSizes {
  readonly jobs: number;
  readonly terms: number;
  /** The number of bytes of all terms. */
  readonly text: number;
  /** The number of bytes of all postings: see `packed-postings.ts`. */
  readonly packed: number;
}

/** The size of a segment in bytes. */
export function bytesToRead({ jobs, terms, text, packed }: SegmentSizes): number {
  return jobs * (3 * 8 + 2 + 1 + 1) + terms * (4 + 4 + 2 + 1) + text + packed;
}

/** The arrays of a segment. Arrays of wide numbers come first, so that each array is aligned. */
export function viewsOf({ jobs, terms, text, packed }: SegmentSizes, buffer: ArrayBuffer) {
  let offset = 0;
  const from = (bytes: number): number => {
    const start = offset;
    offset += bytes;
    return start;
  };
  return {
    ids: new Float64Array(buffer, from(jobs * 8), jobs),
    postedAt: new Float64Array(buffer, from(jobs * 8), jobs),
    validThrough: new Float64Array(buffer, from(jobs * 8), jobs),
    termEnds: new Uint32Array(buffer, from(terms * 4), terms),
    packedEnds: new Uint32Array(buffer, from(terms * 4), terms),
    furtherJobs: new Uint16Array(buffer, from(terms * 2), terms),
    zips: new Uint16Array(buffer, from(jobs * 2), jobs),
    regions: new Uint8Array(buffer, from(jobs), jobs),
    levels: new Uint8Array(buffer, from(jobs), jobs),
    greatestImpacts: new Uint8Array(buffer, from(terms), terms),
    termBytes: new Uint8Array(buffer, from(text), text),
    packed: new Uint8Array(buffer, from(packed), packed),
  };
}
