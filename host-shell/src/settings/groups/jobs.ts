import * as v from "valibot";
import { wholeNumber } from "../checks.ts";
import { type Given, optionalSetting, setting, type Surroundings } from "../setting.ts";

/** The number of invented postings, with which the server can be tried out. */
const triedJobs = 3_000;

export const jobsEntries = {
  JOB_RANKER: setting(
    v.picklist(["memory", "sql"], "must be memory or sql"),
    "Where jobs are ranked: `memory` keeps an index of them in each server (0.7 kB per job); `sql` ranks in PostgreSQL, for more jobs than fit in memory. With 100 000 jobs a search takes milliseconds with `memory` and about half a second with `sql`, which takes longer with more jobs and is slow in the embedded database.",
    "memory",
  ),
  JOBS_SEED: optionalSetting(
    wholeNumber(0, 100_000),
    "Number of made-up postings in a store without jobs. Not set: 3000 in the embedded database; none with `DATABASE_URL` or where others may reach the server.",
  ),
};

export interface JobsSettings {
  readonly jobRanker: "memory" | "sql";
  /** The number of invented postings with which an empty job store is filled. */
  readonly jobsSeed: number;
}

export function jobsSettings(given: Given<typeof jobsEntries>, { isForTrying }: Surroundings): JobsSettings {
  return {
    jobRanker: given.JOB_RANKER,
    jobsSeed: given.JOBS_SEED ?? (isForTrying ? triedJobs : 0),
  };
}
