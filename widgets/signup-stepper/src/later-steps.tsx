// This module contains everything that the first step does not need.
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { typedIn } from "shared-runtime/flow/flow-step.ts";
import type { FlowActor } from "shared-runtime/flow/flow.machine.ts";
import type { Flow } from "shared-runtime/flow/use-flow.ts";
import { EarlierSignup } from "./screens/earlier-signup.tsx";
import { ErrorDialog } from "./screens/error-dialog.tsx";
import { useProductInAddress } from "./entry/product-in-address.ts";
import { JoiningCard } from "./screens/joining-card.tsx";
import { LeavingScreen } from "./screens/leaving-screen.tsx";
import { FundScreen } from "./screens/fund-screen.tsx";
import { PriceLine } from "./screens/price-line.tsx";
import { SummaryScreen } from "./screens/summary-screen.tsx";
import { UnemployedNotice } from "./screens/unemployed-notice.tsx";
import { WorkScreen } from "./screens/work-screen.tsx";
import type { SignupFlow } from "./signup-flow.ts";
import type { SignupStepperTexts } from "./signup-stepper.texts.ts";
import type { ShownPriceOptions } from "./model/shown-price.ts";
import { useOwnPrice } from "./use-own-price.ts";
import { useLeadCapture } from "./use-lead-capture.ts";
import type { Price } from "./use-price.ts";

export interface LaterStepsProps {
  readonly flow: Flow;
  readonly signup: SignupFlow;
  readonly texts: SignupStepperTexts;
  readonly api: () => Promise<ApiClient>;
  readonly price: Price;
  readonly shownPrice: ShownPriceOptions;
  /** The telephone number of the unemployment fund. */
  readonly fundPhone: string | undefined;
  readonly calculatorHref: string | undefined;
  readonly onChange: (step: string) => void;
}

export function LaterStep({ flow, api, price, shownPrice, onChange, ...options }: LaterStepsProps) {
  const { fundPhone, calculatorHref, ...shown } = options;
  const notice = <UnemployedNotice {...shown} flow={flow} fundPhone={fundPhone} calculatorHref={calculatorHref} />;
  switch (flow.step.id) {
    case "workInfo":
      return <WorkScreen {...shown} flow={flow} api={api} unemployedNotice={notice} />;
    case "unemploymentFund":
      return <FundScreen {...shown} flow={flow} />;
    default:
      return (
        <>
          {notice}
          <SummaryScreen {...shown} flow={flow} price={price} shownPrice={shownPrice} onChange={onChange} />
        </>
      );
  }
}

export interface FlowErrorDialogProps extends Pick<LaterStepsProps, "flow" | "texts"> {
  /** Whether the server has stored the sign-up that failed. */
  readonly isStored: boolean;
}

/** An error dialog whose button goes back by one step, like the browser's Back. */
function FlowErrorDialog({ flow, texts, isStored }: FlowErrorDialogProps) {
  return (
    <ErrorDialog
      texts={texts}
      problem={flow.problem}
      isStored={isStored}
      onClose={flow.acknowledge}
      onBack={() => {
        flow.acknowledge();
        window.history.back();
      }}
    />
  );
}

export { agreedMembership } from "./sending/agreed-membership.ts";
export { defaultQuestions } from "./questions/default-questions.ts";
export { submitSignup } from "./sending/submit-signup.ts";
export { readWork } from "./steps/work-rules.ts";

export interface FlowEffectsProps extends Pick<LaterStepsProps, "flow" | "signup" | "api"> {
  readonly actor: FlowActor;
  readonly calculate: Price["calculate"];
}

/**
 * What happens besides the steps: the answers are saved as a lead, their price is calculated, and the address names the
 * product.
 */
function FlowEffects({ actor, flow, signup, api, calculate }: FlowEffectsProps) {
  useLeadCapture(actor, signup, api);
  useOwnPrice(signup, flow.answers, calculate);
  useProductInAddress(String(typedIn(flow.answers, signup.contact).product), flow.step.id);
  return null;
}

/** What a flow shows or does besides its steps, once there is something to send. */
export const screens = {
  ErrorDialog: FlowErrorDialog,
  Leaving: LeavingScreen,
  FlowEffects,
  PriceLine,
  JoiningCard,
  EarlierSignup,
};
