import { useEffect, useEffectEvent, useState } from "react";
import { StepForm } from "shared-runtime/flow/step-form.tsx";
import type { Flow } from "shared-runtime/flow/use-flow.ts";
import { useStepForm } from "shared-runtime/flow/use-step-form.ts";
import { isUnemployed } from "../model/is-unemployed.ts";
import type { SignupFlow } from "../signup-flow.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import { FundFields } from "./fund-fields.tsx";

interface FundScreenProps {
  readonly flow: Flow;
  readonly signup: SignupFlow;
  readonly texts: SignupStepperTexts;
}

/**
 * The third step. The last answer that is given leads on, as in the questions about work; arrow keys only select, and
 * answers that were complete before are confirmed by Next.
 */
export function FundScreen({ flow, signup, texts }: FundScreenProps) {
  const form = useStepForm(flow, signup.fund, { validateOn: "touch" });
  const [wasComplete] = useState(flow.isValid);
  const [given, setGiven] = useState(0);
  const goOn = useEffectEvent(() => {
    if (flow.isValid) void form.send();
  });
  useEffect(() => {
    if (given > 0) goOn();
  }, [given]);
  return (
    <StepForm flow={flow} form={form}>
      <FundFields
        texts={texts}
        text={form.text}
        hasWork={!isUnemployed(signup, flow.answers)}
        onChoose={wasComplete ? undefined : () => setGiven((count) => count + 1)}
      />
    </StepForm>
  );
}
