import { CvErrorKey } from "shared-runtime/api/cv.ts";
import type { Failure } from "shared-runtime/api/failure.ts";
import * as v from "valibot";

/** Why the tool stopped, as its error dialog tells it. */
export interface CvProblem {
  readonly errorKey: CvErrorKey;
  /** `file` if it was refused before it was sent, else the kind of failure. */
  readonly cause: "file" | Failure["kind"];
  /** True if the same once more may well succeed, so that what the visitor gave is worth keeping. */
  readonly passing: boolean;
  /** Of the answer that refused it. */
  readonly status: number | undefined;
  readonly correlationId: string | undefined;
}

const unanswered = { status: undefined, correlationId: undefined };

export function objection(errorKey: CvErrorKey): CvProblem {
  return { ...unanswered, errorKey, cause: "file", passing: false };
}

export function problemOf(failure: Failure): CvProblem {
  if (failure.kind !== "refused") {
    return { ...unanswered, errorKey: "genericError", cause: failure.kind, passing: true };
  }
  const { status, errorKey } = failure;
  const known = v.is(CvErrorKey, errorKey);
  return {
    errorKey: known ? errorKey : "genericError",
    cause: "refused",
    // A refusal in other words than the API's comes from something on the way, and says nothing about the CV.
    passing: !known || status >= 500 || status === 429,
    status,
    correlationId: failure.correlationId,
  };
}

/** Whether the server no longer has this CV, or the token for it has run out. */
export function isGone(failure: Failure): boolean {
  return failure.kind === "refused" && (failure.status === 401 || failure.status === 404);
}
