import type { CvJobs } from "./cv-jobs.ts";

export type JobName = keyof CvJobs;
export type JobInput<Name extends JobName> = Parameters<CvJobs[Name]>[0];
export type JobOutput<Name extends JobName> = Awaited<ReturnType<CvJobs[Name]>>;

/** What the server asks of a reading process: one job at a time, and how far the process may grow by it. */
export interface JobRequest {
  readonly name: JobName;
  readonly input: unknown;
  readonly growth: number;
}

/** What comes back: first that the process is ready, then one answer for each request. */
export type JobAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly output: unknown }
  | { readonly kind: "fault"; readonly message: string; readonly stack: string | undefined };
