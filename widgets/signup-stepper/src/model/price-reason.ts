import type { MembershipPlan } from "shared-runtime/api/membership.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

interface PriceReasonOptions {
  readonly texts: SignupStepperTexts;
  /** The plan of the answers; `undefined` without the union. */
  readonly plan: MembershipPlan | undefined;
  /** The plan whose price was shown before. */
  readonly expected: MembershipPlan;
  /** "99 kr./md." */
  readonly price: string;
}

/** Why the answers lead to another price than most people have, or than was shown before. */
export function priceReason({ texts, plan, expected, price }: PriceReasonOptions): string | undefined {
  if (plan === undefined || (plan === "main" && expected === "main")) return undefined;
  const reason = { spring: texts.priceReasonSpring, business: texts.priceReasonBusiness, main: texts.priceReasonMain };
  return fillText(reason[plan], { price });
}
