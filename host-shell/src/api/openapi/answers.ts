import { ApiProblem } from "shared-runtime/api/api-problem.ts";
import { RegistryProblem } from "shared-runtime/api/registry-management.ts";
import type { Answer } from "./operation.ts";

const retryAfter = { "retry-after": "Seconds to wait before the next attempt." };

/** An error answer of the calls that widgets make. */
export function failure(about: string, ...errorKeys: readonly string[]): Answer {
  return { about, schema: ApiProblem, ...(errorKeys.length > 0 && { errorKeys }) };
}

/** Like `failure`, with the header that says when to call again. */
export function later(about: string, ...errorKeys: readonly string[]): Answer {
  return { ...failure(about, ...errorKeys), headers: retryAfter };
}

/** An error answer of the calls that operators and teams make: `reasons` are sentences for them. */
export function operatorFailure(about: string, ...errorKeys: readonly string[]): Answer {
  return { about, schema: RegistryProblem, ...(errorKeys.length > 0 && { errorKeys }) };
}

export const tokenRefused = operatorFailure("The bearer token is missing or wrong.", "tokenRefused");
export const inputInvalid = operatorFailure(
  "The input does not fit the schema. `reasons` name each fault.",
  "inputInvalid",
);

/** The errors of all calls about a CV whose review is not finished. */
export const cvFailures = {
  401: failure("The CV token is missing, forged or expired (24 hours)."),
  404: failure("The CV was deleted."),
  422: failure("The CV could not be read.", "genericError"),
  500: failure("The review failed three times, or the server failed."),
  503: later("The server stopped meanwhile, or the database is away."),
  504: failure("The review took longer than the call waits."),
} as const satisfies Readonly<Record<number, Answer>>;
