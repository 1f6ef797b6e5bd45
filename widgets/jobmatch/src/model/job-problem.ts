import { CvErrorKey } from "shared-runtime/api/cv.ts";
import type { Failure } from "shared-runtime/api/failure.ts";
import type { IntakeProblem } from "shared-runtime/cv/cv-intake.ts";
import { isRefusedForGood } from "shared-runtime/cv/cv-problem.ts";
import * as v from "valibot";

/**
 * What is reset when the visitor closes the error dialog: `everything` (also the postal code) if the API refused for a
 * reason other than the CV, `cv` if the CV was refused, otherwise `nothing`, since a retry may succeed.
 */
export type Cleared = "nothing" | "cv" | "everything";

export function clearedBy(problem: IntakeProblem | undefined): Cleared {
  if (problem === undefined) return "nothing";
  if (isOfAnotherKind(problem.failure)) return "everything";
  return isRefusedForGood(problem) ? "cv" : "nothing";
}

/** Whether the API refused with an error key that is not about the CV. */
function isOfAnotherKind(failure: Failure | undefined): boolean {
  if (failure?.kind !== "refused" || failure.errorKey === undefined || v.is(CvErrorKey, failure.errorKey)) return false;
  return failure.status >= 400 && failure.status < 500 && failure.status !== 429;
}
