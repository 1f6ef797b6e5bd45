import type { Situation } from "../model/situation.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

/** The texts for a person's situation: they promise no benefits before the person can have them. */
export function wordsFor(texts: SignupStepperTexts, situation: Situation): SignupStepperTexts {
  if (situation === undefined) return texts;
  const isMoving = situation === "moving";
  return {
    ...texts,
    productFundHint: isMoving ? texts.productFundHintMoving : texts.productFundHintUnemployed,
    productBothHint: isMoving ? texts.productBothHintMoving : texts.productBothHintUnemployed,
    cardFund: isMoving ? texts.cardFundMoving : texts.cardFundUnemployed,
  };
}
