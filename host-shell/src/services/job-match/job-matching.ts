import type { Distance, Region } from "shared-runtime/api/jobmatch.ts";
import type { ReadCv } from "../cv-store/cv-store.ts";
import type { JobCard } from "../job-store/job-feed.ts";

export interface JobSearch {
  readonly cv: ReadCv;
  /** Where distances are counted from: four digits of a known postal code. */
  readonly zip: string;
  /** Only jobs in this region. */
  readonly region?: Region | undefined;
  /** Only jobs within so many kilometres; `undefined` means the whole country. */
  readonly maxKm?: number | undefined;
  readonly count: number;
}

export interface FoundJob extends JobCard {
  /** `undefined` where the posting names no postal code. */
  readonly km: number | undefined;
  /** How well the job fits the CV, 0 to 1, whatever else there is. */
  readonly fit: number;
}

export interface FoundJobs {
  /** Best first. */
  readonly jobs: readonly FoundJob[];
  /** `place`: nothing in the CV is anything that jobs ask for: they are the newest, nearest first. */
  readonly matchedBy: "cv" | "place";
  /** Where nothing was found: the next wider filter with which something is, if there is one. */
  readonly wider?: JobFilter;
}

/** Without a region it is all of them. */
export interface JobFilter {
  readonly region?: Region;
  readonly maxDistance: Distance;
}

/** Finds jobs for CVs, and says why. */
export interface JobMatching {
  readonly find: (search: JobSearch, signal?: AbortSignal) => Promise<FoundJobs>;
  /** In the words of `CoreQualities`; `undefined` of an unknown job and of one that is no longer shown. */
  readonly explain: (jobId: number, cv: ReadCv) => Promise<string | undefined>;
}
