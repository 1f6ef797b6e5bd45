import { bytesToRead, type SegmentSizes, viewsOf } from "./segment-layout.ts";

/** The values of a job that its segment holds. */
export interface IndexedJob {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly postedAt: number;
  /** Milliseconds since 1970; `Infinity` if the posting names no end. */
  readonly validThrough: number;
  /** See `zipNumberOf`. */
  readonly zip: number;
  /** 1 to 5; 0 if unknown. */
  readonly region: number;
  /** 0 to 5; 6 if unknown. */
  readonly level: number;
  readonly terms: readonly { readonly term: string; readonly impact: number }[];
}

/** A job's number within a segment takes two bytes. */
export const mostJobsOfSegment = 65_536;

/**
 * Jobs and their terms in one buffer: jobs in the order of their ids, terms in the order of their bytes. It is immutable,
 * except that jobs are marked as removed: queries skip them, and a merge drops them.
 */
export class Segment {
  readonly sizes: SegmentSizes;
  readonly buffer: ArrayBuffer;
  readonly ids: Float64Array;
  readonly postedAt: Float64Array;
  readonly validThrough: Float64Array;
  readonly termEnds: Uint32Array;
  readonly postingEnds: Uint32Array;
  readonly zips: Uint16Array;
  /** Numbers of jobs, term by term. */
  readonly postings: Uint16Array;
  readonly regions: Uint8Array;
  readonly levels: Uint8Array;
  /** All terms in UTF-8, one after the other. */
  readonly termBytes: Uint8Array;
  readonly impacts: Uint8Array;
  /** 1 for each live job, 0 for each removed one. */
  readonly alive: Uint8Array;
  #living: number;

  constructor(
    sizes: SegmentSizes,
    buffer: ArrayBuffer = new ArrayBuffer(bytesToRead(sizes)),
    alive: Uint8Array = new Uint8Array(sizes.jobs).fill(1),
  ) {
    const views = viewsOf(sizes, buffer);
    this.sizes = sizes;
    this.buffer = buffer;
    this.ids = views.ids;
    this.postedAt = views.postedAt;
    this.validThrough = views.validThrough;
    this.termEnds = views.termEnds;
    this.postingEnds = views.postingEnds;
    this.zips = views.zips;
    this.postings = views.postings;
    this.regions = views.regions;
    this.levels = views.levels;
    this.termBytes = views.termBytes;
    this.impacts = views.impacts;
    this.alive = alive;
    this.#living = alive.reduce((sum, one) => sum + one, 0);
  }

  get jobs(): number {
    return this.sizes.jobs;
  }

  get living(): number {
    return this.#living;
  }

  get bytes(): number {
    return this.buffer.byteLength + this.alive.byteLength;
  }

  /** Marks a job as removed, if it is a live one of this segment. */
  remove(id: number): void {
    const job = this.#numberOf(id);
    if (job === undefined || this.alive[job] === 0) return;
    this.alive[job] = 0;
    this.#living -= 1;
  }

  /** The number of a term by its bytes; `undefined` if no job has it. */
  termOf(bytes: Uint8Array): number | undefined {
    let low = 0;
    let high = this.sizes.terms - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = this.#compareTerm(middle, bytes);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  firstPosting(term: number): number {
    return term === 0 ? 0 : (this.postingEnds[term - 1] ?? 0);
  }

  endOfPostings(term: number): number {
    return this.postingEnds[term] ?? 0;
  }

  bytesOfTerm(term: number): Uint8Array {
    return this.termBytes.subarray(term === 0 ? 0 : this.termEnds[term - 1], this.termEnds[term]);
  }

  /** The number of live jobs with the term. */
  livingWith(term: number): number {
    const { postings, alive } = this;
    const first = this.firstPosting(term);
    const end = this.endOfPostings(term);
    if (this.#living === this.sizes.jobs) return end - first;
    let living = 0;
    for (let posting = first; posting < end; posting++) living += alive[postings[posting] ?? 0] ?? 0;
    return living;
  }

  #numberOf(id: number): number | undefined {
    let low = 0;
    let high = this.ids.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const other = this.ids[middle] ?? 0;
      if (other === id) return middle;
      if (other < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  #compareTerm(term: number, bytes: Uint8Array): number {
    const { termBytes, termEnds } = this;
    const first = term === 0 ? 0 : (termEnds[term - 1] ?? 0);
    const length = (termEnds[term] ?? 0) - first;
    const shared = Math.min(length, bytes.length);
    for (let at = 0; at < shared; at++) {
      const order = (termBytes[first + at] ?? 0) - (bytes[at] ?? 0);
      if (order !== 0) return order;
    }
    return length - bytes.length;
  }
}
