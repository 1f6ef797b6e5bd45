import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

export function productName(texts: SignupStepperTexts, product: string): string {
  if (product === "akasse") return texts.productFund;
  return product === "fagforening" ? texts.productUnion : texts.productBoth;
}

export function productHint(texts: SignupStepperTexts, product: string): string {
  if (product === "akasse") return texts.productFundHint;
  return product === "fagforening" ? texts.productUnionHint : texts.productBothHint;
}

/** What a membership contains, point by point; without points, its hint. Empty if none is chosen. */
export function productContents(texts: SignupStepperTexts, membership: string): readonly string[] {
  if (membership === "") return [];
  const union = membership.includes("fagforening") ? texts.cardUnion : "";
  const fund = membership.includes("akasse") ? texts.cardFund : "";
  const points = `${union};${fund}`
    .split(";")
    .map((point) => point.trim())
    .filter((point) => point !== "");
  return points.length > 0 ? points : [productHint(texts, membership)];
}
