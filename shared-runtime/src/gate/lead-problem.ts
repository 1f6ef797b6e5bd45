import { isHTTPError } from "ky";
import * as v from "valibot";
import { type Failure, toFailure } from "../api/failure.ts";
import type { LeadForm } from "../api/leads.ts";
import { ApiProblem, type FieldProblem } from "../api/api-problem.ts";

/** Messages for fields of the form, each under the name of its field. */
export type FieldProblems = Readonly<Partial<Record<keyof LeadForm, string>>>;

/** Why a lead was not taken. Where `fields` has entries, that is all that was wrong. */
export interface LeadProblem {
  readonly failure: Failure;
  /** What the server has to say about it. */
  readonly reason: string | undefined;
  readonly fields: FieldProblems;
}

/** Makes an expected failure of the call into data. Anything else is thrown again. */
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

/** The server knows one name, the form two fields for it; of what the form does not show nothing can be mended there. */
function fieldsOf(problems: readonly FieldProblem[]): FieldProblems {
  const shown = problems.filter(({ field }) => Object.hasOwn(fieldOf, field));
  return Object.fromEntries(shown.map(({ field, message }) => [fieldOf[field], message]));
}
