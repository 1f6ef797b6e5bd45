import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

export function productName(texts: SignupStepperTexts, product: string): string {
  if (product === "akasse") return texts.productFund;
  return product === "fagforening" ? texts.productUnion : texts.productBoth;
}

export function productHint(texts: SignupStepperTexts, product: string): string {
  if (product === "akasse") return texts.productFundHint;
  return product === "fagforening" ? texts.productUnionHint : texts.productBothHint;
}

/** What a membership contains, point by point. Empty if none is chosen. */
export function productContents(texts: SignupStepperTexts, membership: string): readonly string[] {
  const union = membership.includes("fagforening") ? texts.cardUnion : "";
  const fund = membership.includes("akasse") ? texts.cardFund : "";
  return `${union};${fund}`
    .split(";")
    .map((point) => point.trim())
    .filter((point) => point !== "");
}
