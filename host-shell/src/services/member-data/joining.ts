import type { MembershipCalculation, MembershipPrices, MembershipType } from "shared-runtime/api/membership.ts";
import type { UnionMembership } from "shared-runtime/api/session-answer.ts";
import { type AddonProduct, productsFor } from "shared-runtime/api/sheet-content.ts";
import { SignupForm } from "shared-runtime/api/signup.ts";
import * as v from "valibot";
import { joiningDays } from "shared-runtime/money/joining-days.ts";
import { type MembershipPart, partsOfPlan } from "shared-runtime/money/membership-parts.ts";
import type { SignupAnswers } from "../submissions/kinds/joined-as.ts";

/** The membership of a person who has joined and whom the register does not have yet. */
export interface Joining {
  /** The id of the sign-up. */
  readonly id: string;
  readonly sentAt: Date;
  readonly product: MembershipType;
  /** `undefined` if no rule gives a membership for the answers any more. */
  readonly membership: UnionMembership | undefined;
  /** The value of `sheet_confirmation`, which opens the sheet for payment and add-ons. */
  readonly sheet: string | undefined;
  /** What the membership consists of, without add-ons; `undefined` if a price is not known. */
  readonly parts: readonly MembershipPart[] | undefined;
  /** The days at noon UTC. */
  readonly firstDay: Date;
  readonly firstPayment: Date;
  /** Whether payment and add-ons were chosen in the sheet. */
  readonly isComplete: boolean;
  /** Whether the person joins the unemployment fund and is a member of another one. */
  readonly movesFund: boolean;
  /** Whether the sheet offers the person add-ons. */
  readonly offersAddons: boolean;
}

interface StoredSignup {
  readonly id: string;
  readonly sentAt: Date;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface JoiningPorts {
  /** Calculates the membership from the answers; `undefined` if no rule gives one. */
  readonly outcomeOf: (answers: SignupAnswers) => MembershipCalculation["message"] | undefined;
  /** `undefined` if the content has no prices. */
  readonly prices: MembershipPrices | undefined;
}

const Answers = v.object({
  product: SignupForm.entries.product,
  workInfo: v.record(v.string(), v.unknown()),
  unemploymentFund: v.optional(v.object({ memberOfOtherUnemploymentFund: v.optional(v.boolean(), false) })),
});

/** What a stored sign-up leads to; `undefined` if an earlier release stored it in another form. */
export function joiningOf(
  { id, sentAt, payload }: StoredSignup,
  { isComplete, products }: { readonly isComplete: boolean; readonly products: readonly AddonProduct[] },
  { outcomeOf, prices }: JoiningPorts,
): Joining | undefined {
  const answers = v.safeParse(Answers, payload);
  if (!answers.success) return undefined;
  const { product, workInfo, unemploymentFund } = answers.output;
  const outcome = outcomeOf({ product, workInfo: workInfo as SignupForm["workInfo"] });
  const { membership, sleeveEnum: sheet } = outcome ?? {};
  const { firstDay = "", firstPayment = "" } = joiningDays(sentAt);
  const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
  return {
    id,
    sentAt,
    product,
    membership,
    sheet,
    parts: outcome && prices && partsOfPlan({ plan: outcome.plan, hasFund: product.endsWith("akasse") }, prices),
    firstDay: noonOf(firstDay),
    firstPayment: noonOf(firstPayment),
    isComplete,
    movesFund: product.endsWith("akasse") && unemploymentFund?.memberOfOtherUnemploymentFund === true,
    offersAddons: productsFor(products, { membership, sheet }).length > 0,
  };
}
