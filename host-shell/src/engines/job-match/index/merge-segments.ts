import { Postings } from "./postings.ts";
import type { Segment } from "./segment.ts";
import { type PlacedJob, writeSegment } from "./write-segment.ts";

/** A term, and its number in each of the segments that have it. */
interface SharedTerm {
  readonly bytes: Uint8Array;
  readonly places: readonly { readonly source: Source; readonly term: number }[];
}

interface Source {
  readonly segment: Segment;
  /** The new number of each live job. */
  readonly numbers: Uint16Array;
}

/** The number of postings per step: a few milliseconds of work. */
const postingsOfStep = 100_000;

const read = new Postings();
const merged = new Postings();

/**
 * Merges the live jobs of segments into one segment. A job may be live in only one of them. Yields between steps, so
 * that queries can be answered. No job of `segments` may be removed until the merge is done.
 */
export function* mergeSegments(segments: readonly Segment[]): Generator<void, Segment> {
  const sources = segments.map((segment) => ({ segment, numbers: new Uint16Array(segment.jobs) }));
  const jobs = renumber(sources);
  const writer = writeSegment(jobs.length);
  let untilPause = postingsOfStep;
  for (const { bytes, places } of sharedTerms(sources)) {
    merged.count = 0;
    for (const { source, term } of places) addLiving(source, term);
    merged.sort();
    if (merged.count > 0) writer.addTerm(bytes, merged);
    untilPause -= merged.count + 10 * places.length;
    if (untilPause > 0) continue;
    untilPause = postingsOfStep;
    yield;
  }
  return writer.finish(jobs);
}

function addLiving({ segment, numbers }: Source, term: number): void {
  segment.read(term, read);
  for (let at = 0; at < read.count; at++) {
    const job = read.jobs[at] ?? 0;
    if (segment.alive[job] === 1) merged.add(numbers[job] ?? 0, read.impacts[at] ?? 0);
  }
}

/** The live jobs of all segments in the order of their ids. The index of a job in this order is its new number. */
function renumber(sources: readonly Source[]): readonly PlacedJob[] {
  const jobs: PlacedJob[] = [];
  const heads = sources.map((source) => ({ ...source, next: 0 }));
  for (;;) {
    let first: (typeof heads)[number] | undefined;
    let id = Infinity;
    for (const head of heads) {
      while (head.next < head.segment.jobs && head.segment.alive[head.next] === 0) head.next += 1;
      const other = head.segment.ids[head.next] ?? Infinity;
      if (other >= id) continue;
      id = other;
      first = head;
    }
    if (first === undefined) return jobs;
    first.numbers[first.next] = jobs.length;
    jobs.push(jobOf(first.segment, first.next));
    first.next += 1;
  }
}

function jobOf(segment: Segment, number: number): PlacedJob {
  return {
    id: segment.ids[number] ?? 0,
    postedAt: segment.postedAt[number] ?? 0,
    validThrough: segment.validThrough[number] ?? 0,
    zip: segment.zips[number] ?? 0,
    region: segment.regions[number] ?? 0,
    level: segment.levels[number] ?? 0,
  };
}

/** The terms of all segments, each once, in the order of their bytes. */
function* sharedTerms(sources: readonly Source[]): Generator<SharedTerm> {
  const next = sources.map((source) => ({ source, term: 0 }));
  for (;;) {
    let least: Uint8Array | undefined;
    for (const { source, term } of next) {
      if (term >= source.segment.sizes.terms) continue;
      const bytes = source.segment.bytesOfTerm(term);
      if (least === undefined || Buffer.compare(bytes, least) < 0) least = bytes;
    }
    if (least === undefined) return;
    const places: { readonly source: Source; readonly term: number }[] = [];
    for (const cursor of next) {
      const { source, term } = cursor;
      if (term >= source.segment.sizes.terms) continue;
      if (Buffer.compare(source.segment.bytesOfTerm(term), least) !== 0) continue;
      places.push({ source, term });
      cursor.term += 1;
    }
    yield { bytes: least, places };
  }
}
