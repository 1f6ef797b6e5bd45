import { mostJobsOfSegment, type Segment } from "./segment.ts";

/** So many segments of about a size become one of the next size. */
const fanOut = 8;
const smallest = 512;
/** A segment with so great a share of dead jobs is written anew. */
const tooManyDead = 0.3;

/** The segments to merge next; none if all is well. Of each job it is merged a few times while an index grows. */
export function segmentsToMerge(segments: readonly Segment[]): readonly Segment[] {
  const wasteful = segments.find(({ living, sizes }) => living < sizes.jobs * (1 - tooManyDead));
  if (wasteful) return [wasteful];
  for (const ofSize of Map.groupBy(segments, sizeClass).values()) {
    if (ofSize.length < fanOut) continue;
    const together = thatFitIn(ofSize);
    if (together.length > 1) return together;
  }
  return [];
}

function sizeClass({ living }: Segment): number {
  return living <= smallest ? 0 : Math.ceil(Math.log(living / smallest) / Math.log(fanOut));
}

/** The smallest of them, as many as fit in one. */
function thatFitIn(segments: readonly Segment[]): readonly Segment[] {
  let jobs = 0;
  return segments
    .toSorted((one, other) => one.living - other.living)
    .filter(({ living }) => {
      jobs += living;
      return jobs <= mostJobsOfSegment;
    });
}
