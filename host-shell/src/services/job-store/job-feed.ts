import type { Region } from "shared-runtime/api/jobmatch.ts";

/** A job as the index takes it up. */
export interface JobRecord {
  readonly id: number;
  readonly revision: number;
  readonly removed: false;
  readonly title: string;
  readonly company: string;
  readonly description: string;
  readonly skills: readonly string[];
  readonly language: "da" | "en";
  readonly zip: string | undefined;
  readonly region: Region | undefined;
  readonly postedAt: Date;
  readonly validThrough: Date | undefined;
}

/** A job that is no longer shown, or no longer there at all. */
export interface RemovedJob {
  readonly id: number;
  readonly revision: number;
  readonly removed: true;
}

export type JobChange = JobRecord | RemovedJob;

/** What an index needs to be built from the table, and to follow it. */
export interface JobFeed {
  /** Tells the jobs of one database, and of one time, from those of others: an index of others is of no use. */
  readonly storeId: () => Promise<string>;
  /** Jobs that changed after a revision, in the order of their revisions, at most so many; 0 begins with the first. */
  readonly changedSince: (revision: number, limit: number) => Promise<readonly JobChange[]>;
  /** Jobs that nobody has removed whose last change came before a revision, the last one first, at most so many. */
  readonly keptBefore: (revision: number, limit: number) => Promise<readonly JobRecord[]>;
  /** The revision of the last change; 0 if there was none. It never goes back, whatever is deleted. */
  readonly lastRevision: () => Promise<number>;
}

/** A job as it is shown. */
export interface JobCard {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly zip: string | undefined;
  readonly language: "da" | "en";
  readonly summary: string;
  readonly sourceUrl: string;
}

export interface JobShelf {
  /** Those of the jobs that are still shown, in the order of the ids. */
  readonly cardsOf: (ids: readonly number[]) => Promise<readonly JobCard[]>;
  /** The whole posting; `undefined` of an unknown job and of one that is no longer shown. */
  readonly jobOf: (id: number) => Promise<JobRecord | undefined>;
}
