import { StepForm } from "shared-runtime/flow/step-form.tsx";
import type { Flow } from "shared-runtime/flow/use-flow.ts";
import { useStepForm } from "shared-runtime/flow/use-step-form.ts";
import { isUnemployed } from "../sending/signup-body.ts";
import type { SignupFlow } from "../signup-flow.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import { FundFields } from "./fund-fields.tsx";

interface FundScreenProps {
  readonly flow: Flow;
  readonly signup: SignupFlow;
  readonly texts: SignupStepperTexts;
}

/** The third step. */
export function FundScreen({ flow, signup, texts }: FundScreenProps) {
  const form = useStepForm(flow, signup.fund, { validateOn: "touch" });
  return (
    <StepForm flow={flow} form={form}>
      <FundFields texts={texts} text={form.text} hasWork={!isUnemployed(signup, flow.answers)} />
    </StepForm>
  );
}
