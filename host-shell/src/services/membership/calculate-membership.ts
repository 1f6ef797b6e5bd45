import type { MembershipCalculation } from "shared-runtime/api/membership.ts";
import type { SignupForm } from "shared-runtime/api/signup.ts";
import type { MembershipRule } from "./membership-file.ts";

/** Why answers cannot be sent. */
export const membershipNotFound = {
  errorKey: "membershipNotFound",
  reason: "Vi fandt ikke et medlemskab, der passer til svarene.",
} as const;

/** The outcome of the first rule that holds; `undefined` if no rule holds. */
export function calculateMembership(
  rules: readonly MembershipRule[],
  { product, workInfo }: Pick<SignupForm, "product" | "workInfo">,
): MembershipCalculation["message"] | undefined {
  const facts: Readonly<Record<string, unknown>> = { product, ...workInfo };
  const rule = rules.find(({ when }) =>
    Object.entries(when).every(([fact, values]) => (values as readonly unknown[]).includes(facts[fact])),
  );
  if (rule === undefined) return undefined;
  const { membership, ...outcome } = rule.gives;
  return { ...outcome, membership: membership === "product" ? product : membership };
}
