import type { JoiningTerms, MembershipPlan } from "shared-runtime/api/membership.ts";
import type { UnionMembership } from "shared-runtime/api/session-answer.ts";
import type { AddonProduct } from "shared-runtime/api/sheet-content.ts";
import { afterTax, taxRules } from "shared-runtime/money/after-tax.ts";
import { type CostPart, costSentence, membershipCost } from "shared-runtime/money/membership-cost.ts";

/** The names of what a membership consists of. */
export interface PartNames {
  readonly unionPart: string;
  readonly fundPart: string;
}

interface Chosen {
  readonly membership: UnionMembership | undefined;
  /** Whether the product of the sign-up has the unemployment fund, which a business or spring member may join too. */
  readonly hasFund: boolean;
  readonly addons: readonly Pick<AddonProduct, "title" | "price" | "isDeductible">[];
}

const planOf = {
  akasse: undefined,
  fagforening: "main",
  "fagforening+akasse": "main",
  business: "business",
  spring: "spring",
} as const satisfies Record<UnionMembership, MembershipPlan | undefined>;

/**
 * What a member pays, in one sentence without a full stop. `undefined` if the price of any part is not known: a sum that
 * leaves something out is never shown.
 */
export function costOfSheet(terms: JoiningTerms, chosen: Chosen, names: PartNames): string | undefined {
  const { addons } = chosen;
  const dues = duesOf(terms, chosen, names);
  const parts = addons.map(({ title, price }) => (price === undefined ? undefined : { name: title, monthly: price }));
  if (dues === undefined || !parts.every((part) => part !== undefined)) return undefined;

  const sumOf = (counted: readonly CostPart[]) => membershipCost({ parts: counted }).monthly;
  const deductible = parts.filter((_, index) => addons[index]?.isDeductible === true);
  const taxed = parts.filter((_, index) => addons[index]?.isDeductible !== true);
  const unlimited = [...dues.fund, ...deductible];
  const left = afterTax(sumOf([...dues.union, ...unlimited]), taxRules, sumOf(unlimited)) + sumOf(taxed);

  const { firstPayment } = terms;
  return costSentence(membershipCost({ parts: [...dues.union, ...dues.fund, ...parts] }), {
    firstPayment: firstPayment === undefined ? undefined : new Date(`${firstPayment}T12:00:00Z`),
    // The self-employed deduct the dues in their business.
    afterTax: dues.plan === "business" ? undefined : left,
  });
}

interface Dues {
  readonly plan: MembershipPlan | undefined;
  readonly union: readonly CostPart[];
  readonly fund: readonly CostPart[];
}

/** The dues; `undefined` if the membership is not known or a plan has no price. */
function duesOf(terms: JoiningTerms, { membership, hasFund }: Chosen, names: PartNames): Dues | undefined {
  if (membership === undefined) return undefined;
  const { plan, withFund } = soldAs(terms, membership, hasFund);
  const fund = {
    name: names.fundPart,
    monthly: terms.unemploymentFundPrice,
    quarterly: terms.quarterlyUnemploymentFundPrice,
  };
  if (plan === undefined) return { plan, union: [], fund: [fund] };
  const priceIn = (list: JoiningTerms["subscriptionPrices"]) => list.find((one) => one.plan === plan)?.price;
  const monthly = priceIn(terms.subscriptionPrices);
  if (monthly === undefined) return undefined;
  const union = { name: names.unionPart, monthly, quarterly: priceIn(terms.quarterlySubscriptionPrices) };
  return { plan, union: [union], fund: withFund ? [fund] : [] };
}

/** The plan and the fund: as the sign-up of this browser says if it led to the membership, otherwise as is usual. */
function soldAs({ joined }: JoiningTerms, membership: UnionMembership, hasFund: boolean) {
  return joined?.membership === membership
    ? { plan: joined.plan, withFund: joined.hasFund }
    : { plan: planOf[membership], withFund: hasFund || membership.endsWith("akasse") };
}
