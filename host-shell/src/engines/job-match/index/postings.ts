/** The most jobs of a segment, so that the number of a job within it takes two bytes. */
export const mostJobsOfSegment = 65_536;

/**
 * The jobs with a term by their numbers, ascending, and the impact of the term in each. One object is made once and
 * filled many times.
 */
export class Postings {
  readonly jobs = new Uint16Array(mostJobsOfSegment);
  readonly impacts = new Uint8Array(mostJobsOfSegment);
  count = 0;

  add(job: number, impact: number): void {
    this.jobs[this.count] = job;
    this.impacts[this.count] = impact;
    this.count += 1;
  }

  greatestImpact(): number {
    let greatest = 0;
    for (let at = 0; at < this.count; at++) greatest = Math.max(greatest, this.impacts[at] ?? 0);
    return greatest;
  }

  /** Orders the postings by job. Is fast if they are already in order. */
  sort(): void {
    const { jobs, impacts, count } = this;
    let isSorted = true;
    for (let at = 1; at < count && isSorted; at++) isSorted = (jobs[at - 1] ?? 0) < (jobs[at] ?? 0);
    if (isSorted) return;
    const pairs = new Uint32Array(count);
    for (let at = 0; at < count; at++) pairs[at] = ((jobs[at] ?? 0) << 8) | (impacts[at] ?? 0);
    pairs.sort();
    for (let at = 0; at < count; at++) {
      const pair = pairs[at] ?? 0;
      jobs[at] = pair >>> 8;
      impacts[at] = pair & 255;
    }
  }
}
