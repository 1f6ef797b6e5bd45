import type { Distance, Region } from "shared-runtime/api/jobmatch.ts";
import type { ReadCv } from "../../engines/job-match/read-cv.ts";
import type { JobCard } from "../../engines/job-match/job-feed.ts";

export interface JobSearch {
  readonly cv: ReadCv;
  /** The postal code that distances are measured from. Four digits; must be known. */
  readonly zip: string;
  /** Excludes jobs outside this region. */
  readonly region?: Region | undefined;
  /** The maximum distance in kilometres; `undefined` for the whole country. */
  readonly maxKm?: number | undefined;
  readonly count: number;
}

export interface FoundJob extends JobCard {
  /** `undefined` if the posting names no postal code. */
  readonly km: number | undefined;
  /** How well the job fits the CV, from 0 to 1, independent of other jobs. */
  readonly fit: number;
}

export interface FoundJobs {
  /** The best job first. */
  readonly jobs: readonly FoundJob[];
  /** `place`: nothing in the CV matches the demands of jobs, so new and near jobs come first. */
  readonly matchedBy: "cv" | "place";
  /** The next wider filter that finds a job. Set only if no job was found and such a filter exists. */
  readonly wider?: JobFilter;
}

/** A filter of jobs. Without `region`, all regions. */
export interface JobFilter {
  readonly region?: Region;
  readonly maxDistance: Distance;
}

/** Finds jobs for CVs, and explains why they fit. */
export interface JobMatching {
  readonly find: (search: JobSearch, signal?: AbortSignal) => Promise<FoundJobs>;
  /** Resolves with a text for `CoreQualities`, or `undefined` if the job is unknown or no longer shown. */
  readonly explain: (jobId: number, cv: ReadCv) => Promise<string | undefined>;
}
