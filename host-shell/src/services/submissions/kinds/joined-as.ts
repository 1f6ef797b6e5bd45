import type { JoiningTerms } from "shared-runtime/api/membership.ts";
import type { JoinedAs } from "shared-runtime/api/sheet-content.ts";
import { SignupForm } from "shared-runtime/api/signup.ts";
import * as v from "valibot";
import { calculateMembership } from "../../membership/calculate-membership.ts";
import type { MembershipRule } from "../../membership/membership-file.ts";

/** Resolves with the outcome of the sign-up that the cookie `member-signup` of a browser names. */
export type JoinedAsOf = (cookie: string | undefined) => Promise<JoinedAs>;

/** As `JoinedAsOf`, with what the price depends on; `undefined` without a sign-up or without a membership. */
export type JoinedPlanOf = (cookie: string | undefined) => Promise<JoiningTerms["joined"]>;

interface Options {
  /** Returns the id of the sign-up in the cookie; `undefined` if the cookie is not valid any more. */
  readonly idIn: (cookie: string) => string | undefined;
  readonly findPayload: (id: string) => Promise<Readonly<Record<string, unknown>> | undefined>;
  /** The rules that say who gets which membership. */
  readonly rules: readonly MembershipRule[];
}

const Answers = v.object({ product: SignupForm.entries.product, workInfo: v.record(v.string(), v.unknown()) });

/** Without a sign-up, nothing is known, and so no product is excluded. */
export function joinedAsOf(options: Options): JoinedAsOf {
  return async (cookie) => {
    const found = await outcomeOf(options, cookie);
    return { membership: found?.outcome?.membership, sheet: found?.outcome?.sleeveEnum };
  };
}

export function joinedPlanOf(options: Options): JoinedPlanOf {
  return async (cookie) => {
    const found = await outcomeOf(options, cookie);
    if (found?.outcome === undefined) return undefined;
    const { membership, plan } = found.outcome;
    return { membership, ...(plan && { plan }), hasFund: found.product.endsWith("akasse") };
  };
}

async function outcomeOf({ idIn, findPayload, rules }: Options, cookie: string | undefined) {
  const id = cookie === undefined ? undefined : idIn(cookie);
  const payload = id === undefined ? undefined : await findPayload(id);
  const answers = v.safeParse(Answers, payload);
  if (!answers.success) return undefined;
  const { product, workInfo } = answers.output;
  return { product, outcome: calculateMembership(rules, { product, workInfo: workInfo as SignupForm["workInfo"] }) };
}
