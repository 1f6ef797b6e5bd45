/** The number of segments of similar size that are merged into one of the next size. */
const fanOut = 8;
const smallest = 512;
/** A segment with a greater share of removed jobs than this is rewritten. */
const tooManyDead = 0.3;

interface Sized {
  /** The number of jobs of the segment that are not removed. */
  readonly living: number;
  readonly jobs: number;
}

/**
 * The segments to merge next into one segment of at most `mostJobs` jobs; empty if no merge is due. While an index
 * grows, each job is merged only a few times.
 */
export function segmentsToMerge<Segment extends Sized>(
  segments: readonly Segment[],
  mostJobs: number,
): readonly Segment[] {
  const wasteful = segments.find(({ living, jobs }) => living < jobs * (1 - tooManyDead));
  if (wasteful) return [wasteful];
  for (const ofSize of Map.groupBy(segments, sizeClass).values()) {
    if (ofSize.length < fanOut) continue;
    const together = thatFitIn(ofSize, mostJobs);
    if (together.length > 1) return together;
  }
  return [];
}

function sizeClass({ living }: Sized): number {
  return living <= smallest ? 0 : Math.ceil(Math.log(living / smallest) / Math.log(fanOut));
}

/** The smallest segments, as many as fit into one segment of `mostJobs` jobs. */
function thatFitIn<Segment extends Sized>(segments: readonly Segment[], mostJobs: number): readonly Segment[] {
  let jobs = 0;
  return segments
    .toSorted((one, other) => one.living - other.living)
    .filter(({ living }) => {
      jobs += living;
      return jobs <= mostJobs;
    });
}
