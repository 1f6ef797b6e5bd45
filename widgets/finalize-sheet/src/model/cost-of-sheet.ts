import type { JoiningTerms } from "shared-runtime/api/membership.ts";
import type { UnionMembership } from "shared-runtime/api/session-answer.ts";
import type { AddonProduct } from "shared-runtime/api/sheet-content.ts";
import { costSentence, membershipCost } from "shared-runtime/money/membership-cost.ts";
import { afterTaxOf, type MembershipPart, partsOfPlan, usualPlan } from "shared-runtime/money/membership-parts.ts";

interface Chosen {
  readonly membership: UnionMembership | undefined;
  /** Whether the product of the sign-up has the unemployment fund, which a business or spring member may join too. */
  readonly hasFund: boolean;
  /** Whether the person has just joined, and has not paid yet. */
  readonly isJoining: boolean;
  readonly addons: readonly Pick<AddonProduct, "title" | "price" | "isDeductible">[];
}

/**
 * What a member pays, in one sentence without a full stop. `undefined` if the price of any part is not known: a sum that
 * leaves something out is never shown.
 */
export function costOfSheet(terms: JoiningTerms, chosen: Chosen): string | undefined {
  const dues = duesOf(terms, chosen);
  const addons = chosen.addons.map(({ title, price, isDeductible }): MembershipPart | undefined =>
    price === undefined ? undefined : { name: title, monthly: price, deduction: isDeductible ? "unlimited" : "none" },
  );
  if (dues === undefined || !addons.every((part) => part !== undefined)) return undefined;
  const parts = [...dues, ...addons];
  const days = chosen.isJoining ? { firstDay: dayOf(terms.firstDay), firstPayment: dayOf(terms.firstPayment) } : {};
  return costSentence(membershipCost({ parts }), { ...days, afterTax: afterTaxOf(parts) });
}

const dayOf = (day: string | undefined) => (day === undefined ? undefined : new Date(`${day}T12:00:00Z`));

/**
 * The dues, as the sign-up of this browser says if it led to the membership, and otherwise as is usual. `undefined` if
 * the membership is not known or a plan has no price.
 */
function duesOf(terms: JoiningTerms, { membership, hasFund }: Chosen): readonly MembershipPart[] | undefined {
  if (membership === undefined) return undefined;
  const { joined } = terms;
  if (joined?.membership === membership) return partsOfPlan(joined, terms);
  const usual = usualPlan(membership);
  return partsOfPlan({ ...usual, hasFund: usual.hasFund || hasFund }, terms);
}
