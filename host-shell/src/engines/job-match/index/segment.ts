import { impactsIn, type Packed, unpackImpacts, unpackJobs } from "./packed-postings.ts";
import { mostJobsOfSegment, type Postings } from "./postings.ts";
import { bytesToRead, type SegmentSizes, viewsOf } from "./segment-layout.ts";

/** The values of a job that its segment holds. */
export interface IndexedJob {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly postedAt: number;
  /** Milliseconds since 1970; `Infinity` if the posting names no end. */
  readonly validThrough: number;
  /** The number of the postal code: see `zipNumberOf`. */
  readonly zip: number;
  /** The number of the region, 1 to 5; 0 if unknown. */
  readonly region: number;
  /** The level of the job, 0 to 5; 6 if unknown. */
  readonly level: number;
  readonly terms: readonly { readonly term: string; readonly impact: number }[];
}

const counted = new Uint16Array(mostJobsOfSegment);

/**
 * Jobs and their terms in one buffer: jobs in the order of their ids, terms in the order of their bytes. A segment is
 * immutable, except that jobs are marked as removed: queries skip removed jobs, and a merge drops them.
 */
export class Segment {
  readonly sizes: SegmentSizes;
  readonly buffer: ArrayBuffer;
  readonly ids: Float64Array;
  readonly postedAt: Float64Array;
  readonly validThrough: Float64Array;
  readonly termEnds: Uint32Array;
  readonly packedEnds: Uint32Array;
  /** The number of further jobs with each term, which is the number of its jobs minus one. */
  readonly furtherJobs: Uint16Array;
  /** The greatest impact of each term. Removed jobs are included. */
  readonly greatestImpacts: Uint8Array;
  readonly zips: Uint16Array;
  readonly regions: Uint8Array;
  readonly levels: Uint8Array;
  /** The bytes of all terms in UTF-8, one term after the other. */
  readonly termBytes: Uint8Array;
  /** The postings of all terms, one term after the other. */
  readonly packed: Uint8Array;
  /** 1 for each live job, 0 for each removed one. */
  readonly alive: Uint8Array;
  #living: number;
  /**
   * The number of live jobs with a term, by term. Kept until a job is removed, since a search needs the number for all
   * of its terms.
   */
  readonly #livingWith = new Map<number, number>();

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
    this.packedEnds = views.packedEnds;
    this.furtherJobs = views.furtherJobs;
    this.greatestImpacts = views.greatestImpacts;
    this.zips = views.zips;
    this.regions = views.regions;
    this.levels = views.levels;
    this.termBytes = views.termBytes;
    this.packed = views.packed;
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

  /** Marks a job as removed if it is a live job of this segment. */
  remove(id: number): void {
    const job = this.#numberOf(id);
    if (job === undefined || this.alive[job] === 0) return;
    this.alive[job] = 0;
    this.#living -= 1;
    this.#livingWith.clear();
  }

  /** The number of the term with these bytes; `undefined` if no job has it. */
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

  /** The number of jobs with the term. Removed jobs are included. */
  jobsWith(term: number): number {
    return (this.furtherJobs[term] ?? 0) + 1;
  }

  /** Reads the postings of a term. Removed jobs are included. */
  read(term: number, into: Postings): void {
    const packed = this.#packedOf(term);
    into.count = packed.count;
    unpackJobs(packed, into.jobs);
    unpackImpacts(packed, into.impacts);
  }

  /**
   * The impacts of a term in the first `count` of `jobs`, which are in ascending order; 0 for a job that does not have
   * the term.
   */
  impactsIn(term: number, jobs: Uint16Array, count: number, into: Uint8Array): void {
    impactsIn(this.#packedOf(term), jobs, count, into);
  }

  bytesOfTerm(term: number): Uint8Array {
    return this.termBytes.subarray(term === 0 ? 0 : this.termEnds[term - 1], this.termEnds[term]);
  }

  /** The number of live jobs with the term. */
  livingWith(term: number): number {
    const count = this.jobsWith(term);
    if (this.#living === this.jobs) return count;
    const known = this.#livingWith.get(term);
    if (known !== undefined) return known;
    unpackJobs(this.#packedOf(term), counted);
    let living = 0;
    for (let at = 0; at < count; at++) living += this.alive[counted[at] ?? 0] ?? 0;
    this.#livingWith.set(term, living);
    return living;
  }

  #packedOf(term: number): Packed {
    const from = term === 0 ? 0 : (this.packedEnds[term - 1] ?? 0);
    return { bytes: this.packed, from, count: this.jobsWith(term), jobs: this.jobs };
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
