import { CvErrorKey } from "shared-runtime/api/cv.ts";
import type { Failure } from "shared-runtime/api/failure.ts";
import { type CvProblem, isRefusedForGood, objection, problemOf } from "shared-runtime/cv/cv-problem.ts";
import type { Objection } from "shared-runtime/cv/objection-to.ts";
import * as v from "valibot";

/** Why the tool stopped, and what is let go when the visitor has read it. */
export interface JobProblem extends CvProblem {
  readonly during: "upload" | "search";
  /** What may well succeed the next time costs nothing; a CV that was refused goes; else the postal code goes too. */
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

/** Whether the API refused in words of its own, and not for the CV. */
function isOfAnotherKind(failure: Failure): boolean {
  if (failure.kind !== "refused" || failure.errorKey === undefined || v.is(CvErrorKey, failure.errorKey)) return false;
  return failure.status >= 400 && failure.status < 500 && failure.status !== 429;
}
