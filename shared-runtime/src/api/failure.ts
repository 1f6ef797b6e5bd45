import type { HTTPError, NetworkError, SchemaValidationError, TimeoutError } from "ky";
import * as v from "valibot";

/** Why a call failed, in terms that screens use. */
export type Failure =
  | {
      readonly kind: "offline" | "slow" | "broken";
      /** The reason, in Danish, why calls do not reach the server, if it is known. */
      readonly reason?: string;
    }
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly errorKey?: string;
      /** `message.id` of the answer, which is also in the server's log. */
      readonly correlationId?: string;
      /** The server's sentence for people, in Danish. */
      readonly reason?: string;
    };

const ErrorKeyed = v.object({ errorKey: v.string() });
const Reasoned = v.object({ reason: v.string() });
const Correlated = v.object({ message: v.object({ id: v.string() }) });

/**
 * Turns an expected failure of a call into data: no connection, too slow, refused by the server, or an unreadable answer.
 * Rethrows anything else, which is a fault in our own code.
 */
export function toFailure(error: unknown): Failure {
  if (isRefusal(error)) return refusal(error.response.status, error.data);
  const kind = error instanceof Error && kinds.get(error.name);
  if (kind) return { kind, ...reasonIn(error) };
  throw error;
}

/**
 * Compares names, not classes, since a lazily loaded file has its own copy of ky, in which the build renames classes.
 */
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
    ...reasonIn(body),
  };
}

/** The failure of an actor, as the params of an action of `onError`. Rethrows like `toFailure`. */
export function failureOf({ event }: { readonly event: { readonly error: unknown } }): Failure {
  return toFailure(event.error);
}

/** Whether the call was refused because the visitor is not signed in, or no longer. */
export function isSignedOut(
  failure: Failure | undefined,
): failure is Extract<Failure, { kind: "refused" }> & { readonly status: 401 } {
  return failure?.kind === "refused" && failure.status === 401;
}

/** The sentence about a failure for the visitor: that of the server, or, without one, that of the tool. */
export function failureText(
  failure: Failure | undefined,
  own: { readonly offline: string; readonly other: string },
): string {
  return failure?.reason ?? (failure?.kind === "offline" ? own.offline : own.other);
}

/** The error key of a refusal. */
export function errorKeyOf(failure: Failure | undefined): string | undefined {
  return failure?.kind === "refused" ? failure.errorKey : undefined;
}

/** The id of the refusal, which is also in the server's log. */
export function referenceOf(failure: Failure | undefined): string | undefined {
  return failure?.kind === "refused" ? failure.correlationId : undefined;
}

function reasonIn(body: unknown): { readonly reason?: string } {
  return v.is(Reasoned, body) ? { reason: body.reason } : {};
}
