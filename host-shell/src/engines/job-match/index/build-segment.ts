import { Postings } from "./postings.ts";
import type { IndexedJob, Segment } from "./segment.ts";
import { writeSegment } from "./write-segment.ts";

interface Holder {
  readonly job: number;
  readonly impact: number;
}

const postings = new Postings();

/** Builds a segment. The jobs must have different ids. */
export function buildSegment(given: readonly IndexedJob[]): Segment {
  const jobs = given.toSorted((one, other) => one.id - other.id);
  const terms = [...holdersByTerm(jobs)]
    .map(([term, holders]) => ({ bytes: Buffer.from(term), holders }))
    .toSorted((one, other) => Buffer.compare(one.bytes, other.bytes));

  const writer = writeSegment(jobs.length);
  for (const { bytes, holders } of terms) {
    postings.count = 0;
    for (const { job, impact } of holders) postings.add(job, impact);
    writer.addTerm(bytes, postings);
  }
  return writer.finish(jobs);
}

function holdersByTerm(jobs: readonly IndexedJob[]): Map<string, Holder[]> {
  const byTerm = new Map<string, Holder[]>();
  for (const [job, { terms }] of jobs.entries()) {
    for (const { term, impact } of terms) {
      const holders = byTerm.get(term);
      if (holders) holders.push({ job, impact });
      else byTerm.set(term, [{ job, impact }]);
    }
  }
  return byTerm;
}
