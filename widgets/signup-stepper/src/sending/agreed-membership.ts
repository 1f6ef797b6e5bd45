import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { toFailure } from "shared-runtime/api/failure.ts";
import type { MembershipCalculation } from "shared-runtime/api/membership.ts";
import { calculateMembership } from "../signup-stepper.api.ts";

type Calculation = MembershipCalculation["message"];

export interface Outcome {
  /** The membership that all forms lead to; `undefined` if they lead to different ones, so that the price is still open. */
  readonly calculation: Calculation | undefined;
  /** The memberships that any form leads to. */
  readonly possible: readonly Calculation[];
}

/** Throws the errors of ky; 404 if no form leads to a membership. */
export async function agreedMembership(
  api: ApiClient,
  forms: readonly string[],
  signal: AbortSignal,
): Promise<Outcome> {
  const missing: unknown[] = [];
  const found = await Promise.all(
    forms.map((form) =>
      calculateMembership(api, JSON.parse(form) as object, signal).catch((error: unknown) => {
        const failure = toFailure(error);
        if (failure.kind !== "refused" || failure.status !== 404) throw error;
        missing.push(error);
        return undefined;
      }),
    ),
  );
  if (missing.length === forms.length) throw missing[0];
  const [first] = found;
  const isAgreed = found.every((one) => one?.membership === first?.membership && one?.plan === first?.plan);
  return { calculation: isAgreed ? first : undefined, possible: found.filter((one) => one !== undefined) };
}
