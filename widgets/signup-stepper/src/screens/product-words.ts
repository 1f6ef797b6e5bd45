import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

export function productName(texts: SignupStepperTexts, product: string): string {
  if (product === "akasse") return texts.productFund;
  return product === "fagforening" ? texts.productUnion : texts.productBoth;
}

export function productHint(texts: SignupStepperTexts, product: string): string {
  if (product === "akasse") return texts.productFundHint;
  return product === "fagforening" ? texts.productUnionHint : texts.productBothHint;
}
