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
  const text = (name: Parameters<typeof form.text>[0]) => {
    const field = form.text(name);
    if (name !== "memberOfOtherUnemploymentFund") return field;
    return {
      ...field,
      onChange: (answer: string) => {
        field.onChange(answer);
        // Insurance abroad counts before somebody joins a Danish fund, so a member of one has the likely answer already.
        const abroad = form.text("memberOfOtherUnemploymentFundAbroad");
        if (answer === "ja" && abroad.value === "") abroad.onChange("nej");
      },
    };
  };
  return (
    <StepForm flow={flow} form={form}>
      <FundFields texts={texts} text={text} hasWork={!isUnemployed(signup, flow.answers)} />
    </StepForm>
  );
}
