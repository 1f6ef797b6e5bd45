import { flowStep } from "shared-runtime/flow/flow-step.ts";
import * as v from "valibot";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

/** All answers, the price, and the digital ID. */
export const summaryStep = (texts: SignupStepperTexts) =>
  flowStep({
    id: "summary",
    heading: texts.summaryTitle,
    label: texts.summaryLabel,
    schema: v.object({}),
    initial: {},
  });
