import {
  CalculatedMembership,
  MembershipPlan,
  MembershipPrices,
  MembershipType,
} from "shared-runtime/api/membership.ts";
import { EmploymentRole, OwnerShare, WorkType } from "shared-runtime/api/employment.ts";
import * as v from "valibot";

const someOf = <Value extends v.GenericSchema>(value: Value) => v.pipe(v.array(value), v.minLength(1));

/**
 * The conditions of a rule. Each condition lists the values for which it holds. A rule holds if all of its conditions
 * hold; a rule without conditions holds for everybody.
 */
const Conditions = v.strictObject({
  product: v.optional(someOf(MembershipType)),
  employmentRole: v.optional(someOf(EmploymentRole)),
  ownerShare: v.optional(someOf(OwnerShare)),
  workType: v.optional(someOf(WorkType)),
  formerManager: v.optional(someOf(v.boolean())),
});

const Outcome = v.strictObject({
  /** `product`: the product that the person chose. */
  membership: v.union([v.literal("product"), CalculatedMembership]),
  sleeveEnum: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, "must be a short name of a-z, digits and hyphens")),
  /** Absent if the person joins only the unemployment fund. */
  plan: v.optional(MembershipPlan),
});

const Rule = v.strictObject({
  /** A remark for readers of the file. */
  about: v.optional(v.string()),
  when: Conditions,
  gives: Outcome,
});
export type MembershipRule = v.InferOutput<typeof Rule>;

/** Prices. Their sums must agree, so that no visitor sees two prices for the same membership. */
const Prices = v.pipe(
  MembershipPrices,
  v.check(
    ({ unionMembershipPrice, subscriptionPrices }) => priceOf(subscriptionPrices, "main") === unionMembershipPrice,
    "unionMembershipPrice must be the price of the plan main",
  ),
  v.check(
    ({ unionMembershipPrice, unemploymentFundPrice, unionMembershipAndUnemploymentFundPrice: both }) =>
      inOere(unionMembershipPrice) + inOere(unemploymentFundPrice) === inOere(both),
    "unionMembershipAndUnemploymentFundPrice must be the sum of the two prices",
  ),
);

/** The content of `items/membership.json` of the main site. */
export const MembershipFile = v.pipe(
  v.strictObject({ prices: Prices, rules: v.pipe(v.array(Rule), v.minLength(1)) }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { prices, rules } = dataset.value;
    for (const [place, { gives }] of rules.entries()) {
      if (gives.plan === undefined || priceOf(prices.subscriptionPrices, gives.plan) !== undefined) continue;
      addIssue({ message: `rules.${place}.gives.plan is "${gives.plan}", which has no price` });
    }
  }),
);
export type MembershipFile = v.InferOutput<typeof MembershipFile>;

function priceOf(prices: MembershipPrices["subscriptionPrices"], plan: MembershipPlan): number | undefined {
  return prices.find((one) => one.plan === plan)?.price;
}

const inOere = (kroner: number): number => Math.round(kroner * 100);
