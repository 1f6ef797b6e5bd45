import { type FlowAnswers, typedIn } from "shared-runtime/flow/flow-step.ts";
import type { SignupFlow } from "../signup-flow.ts";

/** The answers that decide the price, as one text, which differs if one of them does. */
export function pricingAnswers({ contact, work }: SignupFlow, answers: FlowAnswers): string {
  const { product } = typedIn(answers, contact);
  const { employmentRole, ownerShare, workType, formerManager } = typedIn(answers, work);
  return [product, employmentRole, ownerShare, workType, formerManager].join(" ");
}
