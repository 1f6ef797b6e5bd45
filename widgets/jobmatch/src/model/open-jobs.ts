import type { JobMatchJob } from "shared-runtime/api/jobmatch.ts";

/** The jobs that the visitor can see. */
export function openJobs(jobs: readonly JobMatchJob[]): readonly JobMatchJob[] {
  return jobs.filter(({ locked }) => !locked);
}
