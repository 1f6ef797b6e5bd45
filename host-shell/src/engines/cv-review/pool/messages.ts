import type { CvTasks } from "./cv-tasks.ts";

export type TaskName = keyof CvTasks;
export type TaskInput<Name extends TaskName> = Parameters<CvTasks[Name]>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<CvTasks[Name]>>;

/** The signal by which a reading process that has grown too much ends itself. No other program sends it. */
export const limitSignal = "SIGVTALRM";

/** A message to a reading process: one task, and the bytes by which the process may grow during it. */
export interface TaskRequest {
  readonly name: TaskName;
  readonly input: unknown;
  readonly growth: number;
}

/** A message of a reading process: first `ready`, then one answer to each request. */
export type TaskAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly output: unknown }
  | { readonly kind: "fault"; readonly message: string; readonly stack: string | undefined };

/** An answer, with the memory of its process in bytes. */
export type TaskMessage = TaskAnswer & { readonly resident: number };
