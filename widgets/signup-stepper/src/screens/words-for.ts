import type { FlowAnswers } from "shared-runtime/flow/flow-step.ts";
import { isUnemployed } from "../sending/signup-body.ts";
import type { SignupFlow } from "../signup-flow.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

/** The texts for the answers so far: a person without work is not promised benefits that begin after a year. */
export function wordsFor(texts: SignupStepperTexts, signup: SignupFlow, answers: FlowAnswers): SignupStepperTexts {
  if (!isUnemployed(signup, answers)) return texts;
  return {
    ...texts,
    productFundHint: texts.productFundHintUnemployed,
    productBothHint: texts.productBothHintUnemployed,
  };
}
