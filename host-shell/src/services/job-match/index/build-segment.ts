import { type IndexedJob, Segment } from "./segment.ts";

interface Holder {
  readonly job: number;
  readonly impact: number;
}

/** Builds a segment. The jobs must have different ids. */
export function buildSegment(given: readonly IndexedJob[]): Segment {
  const jobs = given.toSorted((one, other) => one.id - other.id);
  const holders = holdersByTerm(jobs);
  const terms = [...holders.keys()]
    .map((term) => ({ bytes: Buffer.from(term), holders: holders.get(term) ?? [] }))
    .toSorted((one, other) => Buffer.compare(one.bytes, other.bytes));

  const segment = new Segment({
    jobs: jobs.length,
    terms: terms.length,
    text: terms.reduce((sum, { bytes }) => sum + bytes.length, 0),
    postings: terms.reduce((sum, { holders }) => sum + holders.length, 0),
  });
  for (const [number, job] of jobs.entries()) {
    segment.ids[number] = job.id;
    segment.postedAt[number] = job.postedAt;
    segment.validThrough[number] = job.validThrough;
    segment.zips[number] = job.zip;
    segment.regions[number] = job.region;
    segment.levels[number] = job.level;
  }
  let text = 0;
  let posting = 0;
  for (const [number, { bytes, holders }] of terms.entries()) {
    segment.termBytes.set(bytes, text);
    text += bytes.length;
    for (const { job, impact } of holders) {
      segment.postings[posting] = job;
      segment.impacts[posting] = impact;
      posting += 1;
    }
    segment.termEnds[number] = text;
    segment.postingEnds[number] = posting;
  }
  return segment;
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
