import { CvErrorKey } from "shared-runtime/api/cv.ts";
import type { Failure } from "shared-runtime/api/failure.ts";
import { type CvProblem, isRefusedForGood, objection, problemOf } from "shared-runtime/cv/cv-problem.ts";
import type { Objection } from "shared-runtime/cv/objection-to.ts";
import * as v from "valibot";

/** Why the tool stopped, and what is forgotten when the visitor closes the error dialog. */
export interface JobProblem extends CvProblem {
  readonly during: "upload" | "search";
  /** `nothing` if a retry may succeed, `cv` if the CV was refused, otherwise also the postal code. */
  readonly clears: "nothing" | "cv" | "everything";
}

export function objectionToCv(wording: Objection): JobProblem {
  return { ...objection(wording), during: "upload", clears: "nothing" };
}

export function jobProblemOf(failure: Failure, during: JobProblem["during"]): JobProblem {
  const problem = problemOf(failure);
  if (isOfAnotherKind(failure)) return { ...problem, during, retryable: false, clears: "everything" };
  return { ...problem, during, clears: isRefusedForGood(problem) ? "cv" : "nothing" };
}

/** Whether the API refused with an error key that is not about the CV. */
function isOfAnotherKind(failure: Failure): boolean {
  if (failure.kind !== "refused" || failure.errorKey === undefined || v.is(CvErrorKey, failure.errorKey)) return false;
  return failure.status >= 400 && failure.status < 500 && failure.status !== 429;
}
