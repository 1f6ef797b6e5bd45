import type { MembershipPlan, MembershipPrices, MembershipType } from "shared-runtime/api/membership.ts";
import { afterTax, taxRules } from "shared-runtime/money/after-tax.ts";
import { type MembershipCost, membershipCost } from "shared-runtime/money/membership-cost.ts";
import { planNames } from "shared-runtime/money/membership-parts.ts";
import { firstDayOfMembership } from "shared-runtime/money/membership-day.ts";
import { firstPaymentDay } from "shared-runtime/money/payment-day.ts";
import { isoDayOf } from "shared-runtime/time/working-days.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import { productName } from "../screens/product-words.ts";
import { pricesOf } from "./price.ts";

/** What a membership costs, when it is first collected, and what is left of the price after tax. */
export interface Dues {
  readonly cost: MembershipCost;
  readonly firstPayment: Date;
  /** The first day of the membership. */
  readonly firstDay: Date;
  /** `undefined` for the self-employed, who deduct the dues in their business. */
  readonly afterTax: number | undefined;
}

export interface DuesOptions {
  readonly prices: MembershipPrices;
  readonly membership: MembershipType;
  readonly plan: MembershipPlan | undefined;
  readonly texts: SignupStepperTexts;
  /** The day on which the person joins. */
  readonly today: Date;
}

/** The dues of a membership; `undefined` if its plan is not sold. */
export function duesOf({ prices, membership, plan, texts, today }: DuesOptions): Dues | undefined {
  const parts = pricesOf(prices, membership, plan);
  if (parts === undefined) return undefined;
  const nameOf = (product: string) =>
    product === "fagforening" && plan !== undefined && plan !== "main" ? planNames[plan] : productName(texts, product);
  const cost = membershipCost({
    parts: parts.map(({ product, ...price }) => ({ name: nameOf(product), ...price })),
  });
  const fund = parts.find(({ product }) => product === "akasse")?.monthly;
  return {
    cost,
    firstPayment: firstPaymentDay(today),
    firstDay: new Date(`${firstDayOfMembership(isoDayOf(today))}T12:00:00Z`),
    afterTax: plan === "business" ? undefined : afterTax(cost.monthly, taxRules, fund),
  };
}
