import { CvErrorKey } from "../api/cv.ts";
import type { Failure } from "../api/failure.ts";
import * as v from "valibot";
import type { Objection } from "./objection-to.ts";

/** Why the tool stopped, as its error dialog shows it. */
export interface CvProblem {
  readonly errorKey: CvErrorKey;
  /**
   * Prefix of the keys of texts about the problem. Unlike `errorKey`, it distinguishes the faults of a file that was
   * not sent.
   */
  readonly wording: CvErrorKey | Objection;
  /** `file` if the file was rejected before it was sent, otherwise the kind of failure. */
  readonly cause: "file" | Failure["kind"];
  /** True if a retry may succeed, so that the visitor's file is worth keeping. */
  readonly retryable: boolean;
  /** HTTP status of the refusal. */
  readonly status: number | undefined;
  readonly correlationId: string | undefined;
  /** The server's sentence for people, for example how long to wait, or why calls do not reach it. */
  readonly reason?: string | undefined;
}

const unanswered = { status: undefined, correlationId: undefined };

export function objection(wording: Objection): CvProblem {
  const errorKey =
    wording === "emptyFileError"
      ? "wrongFileExtensionError"
      : wording === "changedFileError"
        ? "genericError"
        : wording;
  return { ...unanswered, errorKey, wording, cause: "file", retryable: false };
}

export function problemOf(failure: Failure): CvProblem {
  if (failure.kind !== "refused") {
    const { kind, reason } = { reason: undefined, ...failure };
    return { ...unanswered, errorKey: "genericError", wording: "genericError", cause: kind, retryable: true, reason };
  }
  const { status } = failure;
  const known = v.is(CvErrorKey, failure.errorKey);
  const errorKey = known ? failure.errorKey : "genericError";
  return {
    errorKey,
    wording: errorKey,
    cause: "refused",
    // A refusal without an error key of the API comes from a proxy and is not about the CV.
    retryable: !known || status >= 500 || status === 429,
    status,
    correlationId: failure.correlationId,
    reason: failure.reason,
  };
}

/** Whether the server refused the CV itself, so that it would refuse it again. */
export function isRefusedForGood({ cause, retryable }: CvProblem): boolean {
  return cause === "refused" && !retryable;
}

/** Whether the server no longer has this CV, or its token has expired. */
export function isGone(failure: Failure): boolean {
  return failure.kind === "refused" && (failure.status === 401 || failure.status === 404);
}
