import type { Organisation, Organisations } from "shared-runtime/api/organisations.ts";
import { compareFees, type Comparison } from "./compare-fees.ts";
import type { FeeChoice } from "./fee-choice.ts";

export interface Calculation {
  readonly choice: FeeChoice;
  readonly current: Organisation;
  readonly ours: Organisation;
  /** `own`: the visitor is already a member of our organisation. */
  readonly result: Comparison | { readonly kind: "own" };
}

/** The result of a choice; `undefined` without a choice, or if no organisation has its id. */
export function calculationOf(
  { ours, organisations }: Organisations,
  choice: FeeChoice | undefined,
): Calculation | undefined {
  const current = organisations.find(({ id }) => id === choice?.organisationId);
  if (choice === undefined || ours === undefined || current === undefined) return undefined;
  const result = current.id === ours.id ? ({ kind: "own" } as const) : compareFees(current, ours, choice.memberType);
  return { choice, current, ours, result };
}
