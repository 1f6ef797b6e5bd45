import { CvErrorKey } from "../api/cv.ts";
import type { Failure } from "../api/failure.ts";
import * as v from "valibot";
import type { Objection } from "./objection-to.ts";

/** Why the tool stopped, as its error dialog tells it. */
export interface CvProblem {
  readonly errorKey: CvErrorKey;
  /** Whose words tell it. Only here is an empty file told from one that is no PDF. */
  readonly wording: CvErrorKey | "emptyFileError";
  /** `file` if it was refused before it was sent, else the kind of failure. */
  readonly cause: "file" | Failure["kind"];
  /** True if the same once more may well succeed, so that what the visitor gave is worth keeping. */
  readonly retryable: boolean;
  /** Of the answer that refused it. */
  readonly status: number | undefined;
  readonly correlationId: string | undefined;
}

const unanswered = { status: undefined, correlationId: undefined };

export function objection(wording: Objection): CvProblem {
  const errorKey = wording === "emptyFileError" ? "wrongFileExtensionError" : wording;
  return { ...unanswered, errorKey, wording, cause: "file", retryable: false };
}

export function problemOf(failure: Failure): CvProblem {
  if (failure.kind !== "refused") {
    return { ...unanswered, errorKey: "genericError", wording: "genericError", cause: failure.kind, retryable: true };
  }
  const { status } = failure;
  const known = v.is(CvErrorKey, failure.errorKey);
  const errorKey = known ? failure.errorKey : "genericError";
  return {
    errorKey,
    wording: errorKey,
    cause: "refused",
    // A refusal in other words than the API's comes from something on the way, and says nothing about the CV.
    retryable: !known || status >= 500 || status === 429,
    status,
    correlationId: failure.correlationId,
  };
}

/** Whether the server refused the CV for what it is, so that sending it again is of no use. */
export function isRefusedForGood({ cause, retryable }: CvProblem): boolean {
  return cause === "refused" && !retryable;
}

/** Whether the server no longer has this CV, or the token for it has run out. */
export function isGone(failure: Failure): boolean {
  return failure.kind === "refused" && (failure.status === 401 || failure.status === 404);
}
