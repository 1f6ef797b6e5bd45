import { describe, expect, it } from "vitest";
import { randomFrom } from "../testing/random.ts";
import { impactsIn, mostPackedBytes, packPostings, unpackImpacts, unpackJobs } from "./packed-postings.ts";
import { mostJobsOfSegment, Postings } from "./postings.ts";

interface Shape {
  readonly jobs: number;
  /** The share of jobs that have the term. */
  readonly share: number;
  readonly impacts: number;
}

/** Random postings of one term. The last job of the segment always has it. */
function randomPostings({ jobs, share, impacts }: Shape): Postings {
  const random = randomFrom(jobs + impacts);
  const postings = new Postings();
  for (let job = 0; job < jobs; job++)
    if (job === jobs - 1 || random() < share) postings.add(job, 255 - Math.floor(random() * impacts));
  return postings;
}

describe.each<[string, Shape]>([
  ["one job", { jobs: 1, share: 1, impacts: 1 }],
  ["the last of many jobs", { jobs: mostJobsOfSegment, share: 0, impacts: 255 }],
  ["few jobs of all impacts", { jobs: 40_000, share: 0.001, impacts: 255 }],
  ["many jobs of equal impact", { jobs: 10_000, share: 0.1, impacts: 1 }],
  ["many jobs of three impacts", { jobs: 10_001, share: 0.1, impacts: 3 }],
  ["every second job, of forty impacts", { jobs: 10_007, share: 0.5, impacts: 40 }],
  ["all jobs of all impacts", { jobs: mostJobsOfSegment, share: 1, impacts: 255 }],
])("packed postings of %s", (_, shape) => {
  const postings = randomPostings(shape);
  const { count } = postings;
  const bytes = new Uint8Array(mostPackedBytes + 3);
  packPostings(postings, shape.jobs, bytes.subarray(3));
  const packed = { bytes, from: 3, count, jobs: shape.jobs };

  it("are read as they were written", () => {
    const jobs = new Uint16Array(count);
    const impacts = new Uint8Array(count);
    unpackJobs(packed, jobs);
    unpackImpacts(packed, impacts);
    expect([jobs, impacts]).toEqual([postings.jobs.slice(0, count), postings.impacts.slice(0, count)]);
  });

  it("are looked up by job", () => {
    const byJob = new Uint8Array(shape.jobs);
    for (let at = 0; at < count; at++) byJob[postings.jobs[at]!] = postings.impacts[at]!;
    const random = randomFrom(3);
    const wanted = Uint16Array.from(Array.from(byJob.keys()).filter((job) => job === shape.jobs - 1 || random() < 0.2));
    const impacts = new Uint8Array(wanted.length);
    impactsIn(packed, wanted, wanted.length, impacts);
    expect(impacts).toEqual(Uint8Array.from(wanted, (job) => byJob[job]!));
  });
});
