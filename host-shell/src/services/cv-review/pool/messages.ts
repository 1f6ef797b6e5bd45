import type { CvJobs } from "./cv-jobs.ts";

export type JobName = keyof CvJobs;
export type JobInput<Name extends JobName> = Parameters<CvJobs[Name]>[0];
export type JobOutput<Name extends JobName> = Awaited<ReturnType<CvJobs[Name]>>;

/** A message to a reading process: one job, and the bytes by which the process may grow during it. */
export interface JobRequest {
  readonly name: JobName;
  readonly input: unknown;
  readonly growth: number;
}

/** A message from a reading process: first `ready`, then one answer to each request. `resident`: its memory in bytes. */
export type JobMessage = JobAnswer & { readonly resident: number };
export type JobAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly output: unknown }
  | { readonly kind: "fault"; readonly message: string; readonly stack: string | undefined };
