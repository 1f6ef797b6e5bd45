import { isHTTPError } from "ky";
import * as v from "valibot";
import { type Failure, toFailure } from "../api/failure.ts";
import type { LeadForm } from "../api/leads.ts";
import { ApiProblem, type FieldProblem } from "../api/api-problem.ts";

/** Error messages by form field. */
export type FieldProblems = Readonly<Partial<Record<keyof LeadForm, string>>>;

/** Why a lead was not stored. If `fields` has entries, nothing else was wrong. */
export interface LeadProblem {
  readonly failure: Failure;
  /** The server's own sentence about it. */
  readonly reason: string | undefined;
  readonly fields: FieldProblems;
}

/** Turns an expected failure of the call into data; rethrows anything else. */
export function leadProblem(error: unknown): LeadProblem {
  const failure = toFailure(error);
  const refusal = v.safeParse(ApiProblem, isHTTPError(error) ? error.data : undefined);
  const { reason, problems = [] } = refusal.success ? refusal.output : {};
  return { failure, reason, fields: fieldsOf(problems) };
}

const fieldOf: Readonly<Record<string, keyof LeadForm>> = {
  name: "firstName",
  email: "email",
  phone: "phone",
  terms: "terms",
  terms2: "terms2",
};

/** Maps the server's fields to those of the form, which has two for `name`. Drops fields that the form does not show. */
function fieldsOf(problems: readonly FieldProblem[]): FieldProblems {
  const shown = problems.filter(({ field }) => Object.hasOwn(fieldOf, field));
  return Object.fromEntries(shown.map(({ field, message }) => [fieldOf[field], message]));
}
