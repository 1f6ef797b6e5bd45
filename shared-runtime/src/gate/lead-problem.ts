import { isHTTPError } from "ky";
import * as v from "valibot";
import { type Failure, toFailure } from "../api/failure.ts";
import type { LeadForm } from "../api/leads.ts";

/** Messages for fields of the form, each under the name of its field. */
export type FieldProblems = Readonly<Partial<Record<keyof LeadForm, string>>>;

/** Why a lead was not taken. Where `fields` has entries, that is all that was wrong. */
export interface LeadProblem {
  readonly failure: Failure;
  readonly fields: FieldProblems;
}

/** A sentence under the name of each field of the lead that breaks a rule. */
const Refusal = v.object({ problems: v.record(v.string(), v.string()) });

/** Makes an expected failure of the call into data. Anything else is thrown again. */
export function leadProblem(error: unknown): LeadProblem {
  const failure = toFailure(error);
  const refusal = v.safeParse(Refusal, isHTTPError(error) && error.response.status === 422 ? error.data : undefined);
  return { failure, fields: refusal.success ? fieldsOf(refusal.output.problems) : {} };
}

/** The server knows one name, the form two fields for it; of what the form does not show nothing can be mended there. */
function fieldsOf({ name, email, phone, terms, terms2 }: Readonly<Record<string, string>>): FieldProblems {
  const fields = { firstName: name, email, phone, terms, terms2 };
  return Object.fromEntries(Object.entries(fields).filter(([, message]) => message !== undefined));
}
