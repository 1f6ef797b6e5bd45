import type { JoinedAs } from "shared-runtime/api/sheet-content.ts";
import { SignupForm } from "shared-runtime/api/signup.ts";
import * as v from "valibot";
import { calculateMembership } from "../../membership/calculate-membership.ts";
import type { MembershipRule } from "../../membership/membership-file.ts";

/** Resolves with the outcome of the sign-up that the cookie `member-signup` of a browser names. */
export type JoinedAsOf = (cookie: string | undefined) => Promise<JoinedAs>;

interface Options {
  /** Returns the id of the sign-up in the cookie; `undefined` if the cookie is not valid any more. */
  readonly idIn: (cookie: string) => string | undefined;
  readonly findPayload: (id: string) => Promise<Readonly<Record<string, unknown>> | undefined>;
  /** The rules that say who gets which membership. */
  readonly rules: readonly MembershipRule[];
}

const Answers = v.object({ product: SignupForm.entries.product, workInfo: v.record(v.string(), v.unknown()) });

/** Without a sign-up, nothing is known, and so no product is excluded. */
export function joinedAsOf({ idIn, findPayload, rules }: Options): JoinedAsOf {
  return async (cookie) => {
    const id = cookie === undefined ? undefined : idIn(cookie);
    const payload = id === undefined ? undefined : await findPayload(id);
    const answers = v.safeParse(Answers, payload);
    if (!answers.success) return {};
    const { product, workInfo } = answers.output;
    const outcome = calculateMembership(rules, { product, workInfo: workInfo as SignupForm["workInfo"] });
    return { membership: outcome?.membership, sheet: outcome?.sleeveEnum };
  };
}
