import type { JoiningTerms, MembershipCalculation } from "shared-runtime/api/membership.ts";
import type { JoinedAs } from "shared-runtime/api/sheet-content.ts";
import { SignupForm } from "shared-runtime/api/signup.ts";
import * as v from "valibot";

/** Resolves with the outcome of the sign-up that the cookie `member-signup` of a browser names. */
export type JoinedAsOf = (cookie: string | undefined) => Promise<JoinedAs>;

/** As `JoinedAsOf`, with what the price depends on; `undefined` without a sign-up or without a membership. */
export type JoinedPlanOf = (cookie: string | undefined) => Promise<JoiningTerms["joined"]>;

/** The answers of a sign-up that decide which membership it leads to. */
export type SignupAnswers = Pick<SignupForm, "product" | "workInfo">;

export interface JoinedPorts {
  /** Returns the id of the sign-up in the cookie; `undefined` if the cookie is not valid any more. */
  readonly idIn: (cookie: string) => string | undefined;
  readonly findPayload: (id: string) => Promise<Readonly<Record<string, unknown>> | undefined>;
  /** Calculates the membership from the answers; `undefined` if no rule gives one. */
  readonly outcomeOf: (answers: SignupAnswers) => MembershipCalculation["message"] | undefined;
}

const Answers = v.object({
  product: SignupForm.entries.product,
  workInfo: v.record(v.string(), v.unknown()),
  unemploymentFund: v.optional(v.object({ memberOfOtherUnemploymentFund: v.optional(v.boolean(), false) })),
});

/** Without a sign-up, nothing is known, and so no product is excluded. */
export function joinedAsOf(options: JoinedPorts): JoinedAsOf {
  return async (cookie) => {
    const found = await findOutcome(options, cookie);
    return { membership: found?.outcome?.membership, sheet: found?.outcome?.sleeveEnum };
  };
}

export function joinedPlanOf(options: JoinedPorts): JoinedPlanOf {
  return async (cookie) => {
    const found = await findOutcome(options, cookie);
    if (found?.outcome === undefined) return undefined;
    const { membership, plan } = found.outcome;
    const hasFund = found.product.endsWith("akasse");
    return {
      membership,
      ...(plan && { plan }),
      hasFund,
      ...(hasFund && found.movesFund && { movesFund: true }),
      ...(found.hasNoWork && { hasNoWork: true }),
    };
  };
}

async function findOutcome({ idIn, findPayload, outcomeOf }: JoinedPorts, cookie: string | undefined) {
  const id = cookie === undefined ? undefined : idIn(cookie);
  const payload = id === undefined ? undefined : await findPayload(id);
  const answers = v.safeParse(Answers, payload);
  if (!answers.success) return undefined;
  const { product, workInfo, unemploymentFund } = answers.output;
  return {
    product,
    outcome: outcomeOf({ product, workInfo: workInfo as SignupForm["workInfo"] }),
    movesFund: unemploymentFund?.memberOfOtherUnemploymentFund === true,
    hasNoWork: workInfo["employmentRole"] === "ledig",
  };
}
