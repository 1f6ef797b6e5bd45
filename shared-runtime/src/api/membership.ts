import * as v from "valibot";

/** The products that a person joins, in the specification's values. */
export const MembershipType = v.picklist(["akasse", "fagforening", "fagforening+akasse"]);
export type MembershipType = v.InferOutput<typeof MembershipType>;

/** The plans of the union: for employees, for the self-employed, and for those who study or have just finished. */
export const MembershipPlan = v.picklist(["main", "business", "spring"]);
export type MembershipPlan = v.InferOutput<typeof MembershipPlan>;

/** Kroner, with at most two decimals. */
const Kroner = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000));

const PlanPrices = v.array(v.object({ plan: MembershipPlan, price: Kroner }));

/** The answer of `GET /api/member/membership-prices`. A plan that is missing from a list does not have this price. */
export const MembershipPrices = v.object({
  /** The monthly fee of the unemployment fund, in kroner. */
  unemploymentFundPrice: Kroner,
  quarterlyUnemploymentFundPrice: Kroner,
  /** The monthly union fee of each plan, in kroner. */
  subscriptionPrices: PlanPrices,
  quarterlySubscriptionPrices: PlanPrices,
  /** The monthly union fee of the main plan, in kroner. */
  unionMembershipPrice: Kroner,
  unionMembershipAndUnemploymentFundPrice: Kroner,
});
export type MembershipPrices = v.InferOutput<typeof MembershipPrices>;

/** The memberships that a calculation may result in. The session's `unionMembership` has the same values. */
export const CalculatedMembership = v.picklist(["akasse", "fagforening", "fagforening+akasse", "business", "spring"]);

/**
 * The answer of `POST /api/signup/calculate-member-organization`. Answered 404 `membershipNotFound` if no rule applies.
 */
export const MembershipCalculation = v.object({
  message: v.object({
    membership: CalculatedMembership,
    /** The name of the sheet that finishes the sign-up in the self-service. */
    sleeveEnum: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
    /** The plan of the union; absent if the person joins only the unemployment fund. */
    plan: v.optional(MembershipPlan),
  }),
});
export type MembershipCalculation = v.InferOutput<typeof MembershipCalculation>;

const Day = v.optional(v.pipe(v.string(), v.isoDate()));

/** The prices and days of somebody who has just joined. A server that does not know a part leaves it out. */
export const JoiningTerms = v.object({
  ...MembershipPrices.entries,
  /** The first day of the membership, such as "2026-12-01". */
  firstDay: Day,
  /** The day on which the dues of the first quarter are collected. */
  firstPayment: Day,
  /** The outcome of the sign-up of this browser. */
  joined: v.optional(
    v.object({
      membership: CalculatedMembership,
      plan: v.optional(MembershipPlan),
      hasFund: v.boolean(),
      /** Whether the person was a member of another unemployment fund, whose time counts. */
      movesFund: v.optional(v.boolean()),
      hasNoWork: v.optional(v.boolean()),
    }),
  ),
  /** The last sign-up of the person who is signed in and not a member, or else of this browser. */
  earlier: v.optional(
    v.object({
      sentAt: v.pipe(v.string(), v.isoTimestamp()),
      product: MembershipType,
      /** What the sign-up calculated, if nobody is signed in, so that the sign-in can lead on to its sheet. */
      calculation: v.optional(MembershipCalculation.entries.message),
    }),
  ),
});
export type JoiningTerms = v.InferOutput<typeof JoiningTerms>;
