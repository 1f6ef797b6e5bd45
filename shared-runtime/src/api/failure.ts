import { isHTTPError, isNetworkError, isTimeoutError, SchemaValidationError } from "ky";
import * as v from "valibot";

/** What went wrong, in the only terms a screen may know. */
export type Failure =
  | { readonly kind: "offline" }
  | { readonly kind: "slow" }
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly errorKey?: string;
      /** `message.id` of the answer, which the server's log carries too. */
      readonly correlationId?: string;
    }
  | { readonly kind: "broken" };

const ErrorKeyed = v.object({ errorKey: v.string() });
const Correlated = v.object({ message: v.object({ id: v.string() }) });

/**
 * Makes an expected failure of a call into data: no connection, too slow, refused by the server, or an answer that
 * cannot be read. Anything else is a fault in our own code and is thrown again.
 */
export function toFailure(error: unknown): Failure {
  if (isNetworkError(error)) return { kind: "offline" };
  if (isTimeoutError(error)) return { kind: "slow" };
  if (isHTTPError(error)) return refusal(error.response.status, error.data);
  if (error instanceof SchemaValidationError || error instanceof SyntaxError) return { kind: "broken" };
  throw error;
}

function refusal(status: number, body: unknown): Failure {
  return {
    kind: "refused",
    status,
    ...(v.is(ErrorKeyed, body) && { errorKey: body.errorKey }),
    ...(v.is(Correlated, body) && { correlationId: body.message.id }),
  };
}
