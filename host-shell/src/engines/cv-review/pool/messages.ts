import type { CvJobs } from "./cv-jobs.ts";

export type JobName = keyof CvJobs;
export type JobInput<Name extends JobName> = Parameters<CvJobs[Name]>[0];
export type JobOutput<Name extends JobName> = Awaited<ReturnType<CvJobs[Name]>>;

/** Ends a reading process that has grown too much. Nobody else sends it. */
export const limitSignal = "SIGVTALRM";

/** A message to a reading process: one job, and the bytes by which the process may grow during it. */
export interface JobRequest {
  readonly name: JobName;
  readonly input: unknown;
  readonly growth: number;
}

/** What a reading process answers: first `ready`, then once to each request. */
export type JobAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly output: unknown }
  | { readonly kind: "fault"; readonly message: string; readonly stack: string | undefined };

/** An answer with the memory of the process behind it, in bytes. */
export type JobMessage = JobAnswer & { readonly resident: number };
