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
  readonly correlationId: string | undefined;
}

export function objection(errorKey: CvErrorKey): CvProblem {
  return { errorKey, cause: "file", passing: false, correlationId: undefined };
}

export function problemOf(failure: Failure): CvProblem {
  if (failure.kind !== "refused") {
    return { errorKey: "genericError", cause: failure.kind, passing: true, correlationId: undefined };
  }
  return {
    errorKey: v.is(CvErrorKey, failure.errorKey) ? failure.errorKey : "genericError",
    cause: "refused",
    passing: failure.status >= 500 || failure.status === 429,
    correlationId: failure.correlationId,
  };
}

/** Whether the server no longer has this CV, or the token for it has run out. */
export function isGone(failure: Failure): boolean {
  return failure.kind === "refused" && (failure.status === 401 || failure.status === 404);
}
