import { mostJobsOfSegment, type Postings } from "./postings.ts";

// The postings of a term are packed as the impacts, then the jobs.
// Impacts: a byte with the number of different impacts, these impacts, and the place of each job's impact among them,
// in as few bits as the number of places needs. If this form takes no less room than a plain list, the impacts are
// stored as a zero byte and one byte per job. Jobs: one bit per job of the segment if more than one in eight has the
// term; otherwise the gaps between the jobs, seven bits per byte.

/** The most bytes that the packed postings of one term take. */
export const mostPackedBytes = 2 * mostJobsOfSegment + 1;

function isDense(count: number, jobs: number): boolean {
  return count * 8 > jobs;
}

/** Packs postings, which must be in the order of their jobs. Returns the number of bytes. */
export function packPostings(postings: Postings, jobs: number, into: Uint8Array): number {
  const end = packImpacts(postings, into);
  return isDense(postings.count, jobs) ? packBits(postings, jobs, into, end) : packGaps(postings, into, end);
}

const places = new Uint8Array(256);

function packImpacts({ impacts, count }: Postings, into: Uint8Array): number {
  places.fill(0);
  for (let at = 0; at < count; at++) places[impacts[at] ?? 0] = 1;
  let different = 0;
  for (let impact = 0; impact < 256; impact++) if (places[impact] === 1) places[impact] = different++;
  const width = widthOf(different);
  if (different + bytesOf(count, width) >= count) {
    into[0] = 0;
    into.set(impacts.subarray(0, count), 1);
    return 1 + count;
  }
  into[0] = different;
  let end = 1 + different;
  let bits = 0;
  let filled = 0;
  for (let at = 0; at < count; at++) {
    const impact = impacts[at] ?? 0;
    const place = places[impact] ?? 0;
    into[1 + place] = impact;
    bits |= place << filled;
    filled += width;
    if (filled < 8) continue;
    into[end++] = bits & 255;
    bits >>= 8;
    filled -= 8;
  }
  if (filled > 0) into[end++] = bits;
  return end;
}

/** The number of bits for an index below `different`. */
function widthOf(different: number): number {
  return 32 - Math.clz32(different - 1);
}

function bytesOf(count: number, width: number): number {
  return (count * width + 7) >> 3;
}

function packBits({ jobs: numbers, count }: Postings, jobs: number, into: Uint8Array, from: number): number {
  const end = from + bytesOf(jobs, 1);
  into.fill(0, from, end);
  for (let at = 0; at < count; at++) {
    const job = numbers[at] ?? 0;
    const byte = from + (job >> 3);
    into[byte] = (into[byte] ?? 0) | (1 << (job & 7));
  }
  return end;
}

function packGaps({ jobs, count }: Postings, into: Uint8Array, from: number): number {
  let end = from;
  let last = -1;
  for (let at = 0; at < count; at++) {
    const job = jobs[at] ?? 0;
    let gap = job - last - 1;
    last = job;
    for (; gap >= 128; gap >>= 7) into[end++] = (gap & 127) | 128;
    into[end++] = gap;
  }
  return end;
}

/**
 * Packed postings: the bytes, the index of the first byte, the number of postings, and the number of jobs of the
 * segment.
 */
export interface Packed {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly count: number;
  readonly jobs: number;
}

function firstOfJobs({ bytes, from, count }: Packed): number {
  const different = bytes[from] ?? 0;
  return from + 1 + (different === 0 ? count : different + bytesOf(count, widthOf(different)));
}

/** Reads the jobs of a term. */
export function unpackJobs(packed: Packed, into: Uint16Array): void {
  if (isDense(packed.count, packed.jobs)) unpackBits(packed, into);
  else unpackGaps(packed, into);
}

function unpackBits(packed: Packed, into: Uint16Array): void {
  const { bytes } = packed;
  const first = firstOfJobs(packed);
  const length = bytesOf(packed.jobs, 1);
  let found = 0;
  for (let byte = 0; byte < length; byte++) {
    for (let bits = bytes[first + byte] ?? 0; bits !== 0; bits &= bits - 1)
      into[found++] = (byte << 3) + 31 - Math.clz32(bits & -bits);
  }
}

function unpackGaps(packed: Packed, into: Uint16Array): void {
  const { bytes, count } = packed;
  let at = firstOfJobs(packed);
  let job = -1;
  for (let found = 0; found < count; found++) {
    let byte = bytes[at++] ?? 0;
    let gap = byte & 127;
    for (let shift = 7; byte >= 128; shift += 7) {
      byte = bytes[at++] ?? 0;
      gap |= (byte & 127) << shift;
    }
    job += gap + 1;
    into[found] = job;
  }
}

/** Reads the impacts of a term. */
export function unpackImpacts({ bytes, from, count }: Packed, into: Uint8Array): void {
  const different = bytes[from] ?? 0;
  const first = from + 1;
  if (different === 0) return into.set(bytes.subarray(first, first + count));
  const width = widthOf(different);
  const mask = (1 << width) - 1;
  let next = first + different;
  let bits = 0;
  let filled = 0;
  for (let at = 0; at < count; at++) {
    if (filled < width) {
      bits |= (bytes[next++] ?? 0) << filled;
      filled += 8;
    }
    into[at] = bytes[first + (bits & mask)] ?? 0;
    bits >>= width;
    filled -= width;
  }
}

/**
 * The impacts of a term in the `wanted` jobs, which are in ascending order; 0 for a job that does not have the term.
 */
export function impactsIn(packed: Packed, wanted: Uint16Array, count: number, into: Uint8Array): void {
  if (isDense(packed.count, packed.jobs)) impactsByBits(packed, wanted, count, into);
  else impactsByGaps(packed, wanted, count, into);
}

function impactsByBits(packed: Packed, wanted: Uint16Array, count: number, into: Uint8Array): void {
  const { bytes } = packed;
  const first = firstOfJobs(packed);
  let byte = 0;
  let before = 0;
  for (let at = 0; at < count; at++) {
    const job = wanted[at] ?? 0;
    for (const end = job >> 3; byte < end; byte++) before += ones[bytes[first + byte] ?? 0] ?? 0;
    const bits = bytes[first + byte] ?? 0;
    const bit = 1 << (job & 7);
    into[at] = (bits & bit) === 0 ? 0 : impactAt(packed, before + (ones[bits & (bit - 1)] ?? 0));
  }
}

function impactsByGaps(packed: Packed, wanted: Uint16Array, count: number, into: Uint8Array): void {
  const { bytes } = packed;
  let next = firstOfJobs(packed);
  let place = -1;
  let job = -1;
  for (let at = 0; at < count; at++) {
    const other = wanted[at] ?? 0;
    while (job < other && place + 1 < packed.count) {
      let byte = bytes[next++] ?? 0;
      let gap = byte & 127;
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = bytes[next++] ?? 0;
        gap |= (byte & 127) << shift;
      }
      job += gap + 1;
      place += 1;
    }
    into[at] = job === other ? impactAt(packed, place) : 0;
  }
}

function impactAt({ bytes, from }: Packed, place: number): number {
  const different = bytes[from] ?? 0;
  const first = from + 1;
  if (different === 0) return bytes[first + place] ?? 0;
  const width = widthOf(different);
  const bit = place * width;
  const byte = first + different + (bit >> 3);
  const bits = (bytes[byte] ?? 0) | ((bytes[byte + 1] ?? 0) << 8);
  return bytes[first + ((bits >> (bit & 7)) & ((1 << width) - 1))] ?? 0;
}

/** The number of bits that are set in each byte. */
const ones = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll("0", "").length);
