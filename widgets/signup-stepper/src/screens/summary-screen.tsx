import { typedIn } from "shared-runtime/flow/flow-step.ts";
import { StepForm } from "shared-runtime/flow/step-form.tsx";
import type { Flow } from "shared-runtime/flow/use-flow.ts";
import { useStepForm } from "shared-runtime/flow/use-step-form.ts";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { AnswerSummary } from "shared-runtime/ui/answer-summary/answer-summary.tsx";
import type { ShownPriceOptions } from "../model/shown-price.ts";
import { isStored } from "../sending/stored-signup.ts";
import type { SignupFlow } from "../signup-flow.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import type { Price } from "../use-price.ts";
import { MembershipPanel } from "./membership-panel.tsx";
import { summaryGroups } from "./summary-groups.ts";

interface SummaryScreenProps {
  readonly flow: Flow;
  readonly signup: SignupFlow;
  readonly texts: SignupStepperTexts;
  readonly price: Price;
  readonly shownPrice: ShownPriceOptions;
  readonly onChange: (step: string) => void;
}

/** The last step: all answers, and the price of the membership. */
export function SummaryScreen({ flow, signup, texts, price, shownPrice, onChange }: SummaryScreenProps) {
  const form = useStepForm(flow, signup.summary);
  return (
    <StepForm flow={flow} form={form}>
      {isStored(signup, flow.answers) && (
        <Notice status="good" title={texts.summaryStoredTitle}>
          {texts.summaryStored}
        </Notice>
      )}
      <AnswerSummary groups={summaryGroups(signup, flow, texts)} texts={flow.texts} onChange={onChange} />
      <MembershipPanel
        shown={shownPrice}
        price={price}
        onFundInstead={() => {
          flow.write(signup.contact, { ...typedIn(flow.answers, signup.contact), product: "akasse" });
          onChange(signup.fund.id);
        }}
      />
    </StepForm>
  );
}
