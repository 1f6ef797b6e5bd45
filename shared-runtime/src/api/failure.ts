import type { HTTPError, NetworkError, SchemaValidationError, TimeoutError } from "ky";
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
  if (isRefusal(error)) return refusal(error.response.status, error.data);
  const kind = error instanceof Error && kinds.get(error.name);
  if (kind) return { kind };
  throw error;
}

/** By their names: what a widget loads later has a copy of ky of its own, and so classes of its own, renamed in the build. */
const kinds: ReadonlyMap<string, "offline" | "slow" | "broken"> = new Map([
  ["NetworkError" satisfies NetworkError["name"], "offline"],
  ["TimeoutError" satisfies TimeoutError["name"], "slow"],
  ["SchemaValidationError" satisfies SchemaValidationError["name"], "broken"],
  ["SyntaxError", "broken"],
]);

function isRefusal(error: unknown): error is HTTPError {
  return error instanceof Error && error.name === ("HTTPError" satisfies HTTPError["name"]);
}

function refusal(status: number, body: unknown): Failure {
  return {
    kind: "refused",
    status,
    ...(v.is(ErrorKeyed, body) && { errorKey: body.errorKey }),
    ...(v.is(Correlated, body) && { correlationId: body.message.id }),
  };
}
