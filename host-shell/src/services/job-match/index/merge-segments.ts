import { Segment } from "./segment.ts";
import type { SegmentSizes } from "./segment-layout.ts";

/** A term, and its number in each of the segments that have it. */
interface SharedTerm {
  readonly bytes: Uint8Array;
  readonly places: readonly { readonly source: number; readonly term: number }[];
}

/** The number of postings per step: a few milliseconds of work. */
const postingsOfStep = 300_000;

/**
 * Merges the live jobs of segments into one; a job may be live in one of them only. Yields between steps, so that queries
 * can be answered. No job of the sources may be removed before it is done.
 */
export function* mergeSegments(sources: readonly Segment[]): Generator<void, Segment> {
  const { order, numbers } = renumber(sources);
  const merged = new Segment(yield* sizesOf(sources, order.length));

  for (const [number, { source, job }] of order.entries()) {
    const from = sources[source];
    if (!from) continue;
    merged.ids[number] = from.ids[job] ?? 0;
    merged.postedAt[number] = from.postedAt[job] ?? 0;
    merged.validThrough[number] = from.validThrough[job] ?? 0;
    merged.zips[number] = from.zips[job] ?? 0;
    merged.regions[number] = from.regions[job] ?? 0;
    merged.levels[number] = from.levels[job] ?? 0;
  }
  yield;

  let term = 0;
  let text = 0;
  let posting = 0;
  let untilPause = postingsOfStep;
  for (const { bytes, places } of sharedTerms(sources)) {
    const before = posting;
    for (const place of places) {
      const from = sources[place.source];
      const newNumbers = numbers[place.source];
      if (!from || !newNumbers) continue;
      const end = from.endOfPostings(place.term);
      for (let at = from.firstPosting(place.term); at < end; at++) {
        const job = from.postings[at] ?? 0;
        if (from.alive[job] === 0) continue;
        merged.postings[posting] = newNumbers[job] ?? 0;
        merged.impacts[posting] = from.impacts[at] ?? 0;
        posting += 1;
      }
      untilPause -= end - from.firstPosting(place.term) + 10;
    }
    if (posting > before) {
      merged.termBytes.set(bytes, text);
      text += bytes.length;
      merged.termEnds[term] = text;
      merged.postingEnds[term] = posting;
      term += 1;
    }
    if (untilPause <= 0) {
      untilPause = postingsOfStep;
      yield;
    }
  }
  return merged;
}

/** The live jobs in the order of their ids, and their new numbers. */
function renumber(sources: readonly Segment[]) {
  const order = sources
    .flatMap((segment, source) =>
      Array.from(segment.ids, (id, job) => ({ source, job, id })).filter(({ job }) => segment.alive[job] === 1),
    )
    .toSorted((one, other) => one.id - other.id);
  const numbers = sources.map(({ sizes }) => new Uint16Array(sizes.jobs));
  for (const [number, { source, job }] of order.entries()) {
    const ofSource = numbers[source];
    if (ofSource) ofSource[job] = number;
  }
  return { order, numbers };
}

function* sizesOf(sources: readonly Segment[], jobs: number): Generator<void, SegmentSizes> {
  let terms = 0;
  let text = 0;
  let postings = 0;
  let untilPause = postingsOfStep;
  for (const { bytes, places } of sharedTerms(sources)) {
    let living = 0;
    for (const { source, term } of places) living += sources[source]?.livingWith(term) ?? 0;
    if (living > 0) {
      terms += 1;
      text += bytes.length;
      postings += living;
    }
    untilPause -= living + 10;
    if (untilPause <= 0) {
      untilPause = postingsOfStep;
      yield;
    }
  }
  return { jobs, terms, text, postings };
}

/** The terms of all segments, each once, in the order of their bytes. */
function* sharedTerms(sources: readonly Segment[]): Generator<SharedTerm> {
  const next = sources.map((segment, source) => ({ segment, source, term: 0 }));
  for (;;) {
    let least: Uint8Array | undefined;
    for (const { segment, term } of next) {
      if (term >= segment.sizes.terms) continue;
      const bytes = segment.bytesOfTerm(term);
      if (least === undefined || Buffer.compare(bytes, least) < 0) least = bytes;
    }
    if (least === undefined) return;
    const places: { readonly source: number; readonly term: number }[] = [];
    for (const cursor of next) {
      if (cursor.term >= cursor.segment.sizes.terms) continue;
      if (Buffer.compare(cursor.segment.bytesOfTerm(cursor.term), least) !== 0) continue;
      places.push({ source: cursor.source, term: cursor.term });
      cursor.term += 1;
    }
    yield { bytes: least, places };
  }
}
