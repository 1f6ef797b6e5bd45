import type {
  MembershipCalculation,
  MembershipPlan,
  MembershipPrices,
  MembershipType,
} from "shared-runtime/api/membership.ts";
import { monthlyText } from "shared-runtime/money/membership-cost.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import { type Dues, duesOf } from "./dues.ts";
import { expectedPlan, lowestPrice } from "./price.ts";
import { priceReason } from "./price-reason.ts";

export interface ShownPriceOptions {
  readonly texts: SignupStepperTexts;
  /** Empty until one is chosen. */
  readonly membership: MembershipType | "";
  readonly prices: MembershipPrices | undefined;
  /** The membership of the present answers; `undefined` until they decide it. */
  readonly calculation: MembershipCalculation["message"] | undefined;
  /** The memberships that the present answers can still lead to; empty if that is not known. */
  readonly possible: readonly MembershipCalculation["message"][];
  /** Whether no membership fits the answers. */
  readonly isMissing: boolean;
  /** The plan of the page that led here. */
  readonly plan: MembershipPlan | undefined;
  /** Whether only the price of the answers may be shown, and not the expected one. */
  readonly isFinal: boolean;
}

export type ShownPrice =
  | { readonly kind: "unknown" }
  /** Nothing is chosen yet. */
  | { readonly kind: "lowest"; readonly monthly: number }
  /** No membership fits the answers. */
  | { readonly kind: "none"; readonly reason: string }
  /** The lowest price and that of most people, as long as the answers do not decide it. */
  | { readonly kind: "expected"; readonly lowest: number; readonly dues: Dues; readonly remark: string }
  | { readonly kind: "own"; readonly dues: Dues; readonly reason: string | undefined };

/** What is known about the price: that of the answers, else that of most people, else the lowest one. */
export function shownPrice(options: ShownPriceOptions, today: Date): ShownPrice {
  const { texts, membership, prices, calculation, possible, isMissing, plan, isFinal } = options;
  if (prices === undefined) return { kind: "unknown" };
  if (membership === "") return { kind: "lowest", monthly: lowestPrice(prices, membership) };
  if (isMissing) {
    // The summary says it next to what can be done.
    if (isFinal) return { kind: "unknown" };
    return { kind: "none", reason: membership === "fagforening" ? texts.unionClosed : texts.priceNotFound };
  }
  const expected = expectedPlan(membership, plan);
  if (calculation === undefined) {
    const dues = isFinal ? undefined : duesOf({ prices, membership, plan: expected, texts, today });
    if (dues === undefined) return { kind: "unknown" };
    // The unemployment fund has one price.
    if (membership === "akasse") return { kind: "own", dues, reason: undefined };
    const lowest = lowestPrice(prices, membership, possible);
    return { kind: "expected", lowest, dues, remark: expected === "spring" ? texts.priceFromSpring : texts.priceLater };
  }
  const dues = duesOf({ prices, membership, plan: calculation.plan, texts, today });
  if (dues === undefined) return { kind: "unknown" };
  const price = monthlyText(dues.cost.monthly);
  return { kind: "own", dues, reason: priceReason({ texts, plan: calculation.plan, expected, price }) };
}
