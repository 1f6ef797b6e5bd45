import type { FlowAnswers } from "shared-runtime/flow/flow-step.ts";
import type { StoredFiles } from "./uploads/uploads.machine.ts";

/** An attempt that failed. The person can insert it again, and it is then the same submission. */
export interface LastTry {
  readonly answers: FlowAnswers;
  readonly files: StoredFiles;
  readonly key: string;
}

/** The key of an attempt: that of the last one if it says the same, since the last one may have been stored. */
export function keyAfter(last: LastTry | undefined, answers: FlowAnswers, key: string): string {
  return last !== undefined && JSON.stringify(last.answers) === JSON.stringify(answers) ? last.key : key;
}
