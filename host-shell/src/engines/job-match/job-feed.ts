import type { Region } from "shared-runtime/api/jobmatch.ts";

/** A job as an index reads it. */
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

/** A job that is no longer shown, or was deleted. */
export interface RemovedJob {
  readonly id: number;
  readonly revision: number;
  readonly removed: true;
}

export type JobChange = JobRecord | RemovedJob;

/** Reads the jobs for an index that is built from the table of jobs and follows the changes of the table. */
export interface JobFeed {
  /** The id of the jobs in one database. The id is renewed from time to time; an index with another id is invalid. */
  readonly storeId: () => Promise<string>;
  /**
   * The next changes after a revision, at most `limit`, in the order of their revisions. Revision 0 returns the first
   * changes.
   */
  readonly changedSince: (revision: number, limit: number) => Promise<readonly JobChange[]>;
  /**
   * The last changes of stored jobs before a revision, at most `limit`, the latest first. Deleted jobs are left out.
   */
  readonly changedBefore: (revision: number, limit: number) => Promise<readonly JobChange[]>;
  /** The next deletions of jobs after a revision, at most `limit`, in the order of their revisions. */
  readonly deletedSince: (revision: number, limit: number) => Promise<readonly RemovedJob[]>;
  /** The revision of the last change; 0 if there was none. It never decreases, even if jobs are deleted. */
  readonly lastRevision: () => Promise<number>;
}

/** A job as the list of jobs shows it. */
export interface JobCard {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly zip: string | undefined;
  readonly language: "da" | "en";
  readonly summary: string;
  readonly sourceUrl: string;
  /** `undefined` if the posting does not say. */
  readonly postedAt: Date | undefined;
  /** The end of the application period; `undefined` if the posting does not say. */
  readonly validThrough: Date | undefined;
}

export interface JobShelf {
  /** The cards of those jobs that are still shown, in the order of the ids. */
  readonly cardsOf: (ids: readonly number[]) => Promise<readonly JobCard[]>;
  /** The whole posting; `undefined` if the job is unknown or no longer shown. */
  readonly jobOf: (id: number) => Promise<JobRecord | undefined>;
}
