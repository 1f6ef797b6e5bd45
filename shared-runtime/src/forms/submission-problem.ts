import * as v from "valibot";
import { ApiProblem, type FieldProblem } from "../api/api-problem.ts";
import { type Failure, toFailure } from "../api/failure.ts";
import type { SubmissionCall } from "./submission-call.ts";

/** Why a submission was not stored. If `fields` has entries, nothing else was wrong. */
export interface SubmissionProblem {
  readonly failure: Failure;
  /** Error messages by field of the form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Turns an expected failure of the call into data; rethrows anything else. */
export function submissionProblem(call: SubmissionCall, error: unknown): SubmissionProblem {
  const failure = toFailure(error);
  const refusal = v.safeParse(ApiProblem, dataOf(error));
  const { problems = [] } = refusal.success ? refusal.output : {};
  return { failure, fields: formProblemsOf(call, problems) };
}

/** Whether the errors at the fields of the form are the only problems. */
export function isAboutFields(problem: SubmissionProblem | undefined): boolean {
  return Object.keys(problem?.fields ?? {}).length > 0;
}

/**
 * The body of the answer. The class of the error is not checked: if the call was loaded lazily, the error is from
 * another copy of ky.
 */
function dataOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "data" in error ? error.data : undefined;
}

/** Maps the server's problems to the fields of the form. Drops problems of other fields. */
export function formProblemsOf(
  { fields, joined }: SubmissionCall,
  problems: readonly FieldProblem[],
): Readonly<Record<string, string>> {
  const mapped = problems.map(({ field, message }) => [joined?.[field]?.[0] ?? field, message] as const);
  return Object.fromEntries(mapped.filter(([name]) => fields.includes(name)));
}
