import { useMachine } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import type { Organisations } from "shared-runtime/api/organisations.ts";
import type { FirstFrameTexts } from "shared-runtime/contract/first-frame-texts.ts";
import { useStepFocus } from "shared-runtime/flow/use-step-focus.ts";
import { track } from "shared-runtime/tracking/track.ts";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { fromPromise } from "xstate";
import { fetchOrganisations } from "./fee-calculator.api.ts";
import { feeCalculatorMachine } from "./fee-calculator.machine.ts";
import type { FeeCalculatorTexts } from "./fee-calculator.texts.ts";
import type { FeeCalculatorTracked } from "./fee-calculator.tracked.ts";
import { calculationOf } from "./model/calculation.ts";
import type { FeeChoice } from "./model/fee-choice.ts";
import { addressWith, sharedChoice } from "./model/shared-address.ts";
import { signUpAddress } from "./model/sign-up-address.ts";
import { FormScreen } from "./screens/form-screen.tsx";
import { MissingScreen } from "./screens/missing-screen.tsx";
import { ResultScreen } from "./screens/result-screen.tsx";
import { useChoiceForm } from "./use-choice-form.ts";

export interface FeeCalculatorProps {
  readonly apiUrl: string;
  readonly texts: FeeCalculatorTexts;
  readonly joinHref: string;
  readonly typedEarly: FirstFrameTexts;
}

export function FeeCalculator({ apiUrl, texts, joinHref, typedEarly }: FeeCalculatorProps) {
  const [machine] = useState(() => connected(apiUrl));
  const [shared] = useState(() => sharedChoice(window.location.search));
  const [{ value, context }, send] = useMachine(machine, { input: { shared } });
  const { organisations, calculation } = context;
  const hasInteracted = useRef(false);
  const step = value === "loading" ? "choosing" : value;
  const titleRef = useStepFocus(step, hasInteracted);

  const calculate = (choice: FeeChoice) => {
    const found = organisations && calculationOf(organisations, choice);
    if (!found) return;
    hasInteracted.current = true;
    send({ type: "choice.made", choice });
    replaceAddress(choice);
    track<FeeCalculatorTracked>({
      event: "fee_calculated",
      memberType: choice.memberType,
      outcome: found.result.kind,
    });
  };
  const form = useChoiceForm({
    texts,
    initial: { organisationId: "", memberType: typedEarly["memberType"] ?? "" },
    onChosen: calculate,
  });
  const { fillIn } = form;
  useEffect(() => {
    if (calculation) fillIn(calculation.choice);
  }, [calculation, fillIn]);

  return (
    <Card>
      {step === "failed" || step === "empty" ? (
        <MissingScreen
          texts={texts}
          reason={step}
          titleRef={titleRef}
          onRetry={() => {
            hasInteracted.current = true;
            send({ type: "loading.retried" });
          }}
        />
      ) : calculation ? (
        <ResultScreen
          texts={texts}
          calculation={calculation}
          joinHref={signUpAddress(joinHref, calculation.choice.memberType, { pageUrl: window.location.href, apiUrl })}
          titleRef={titleRef}
          onShare={copyAddress}
          onRecalculate={() => {
            hasInteracted.current = true;
            replaceAddress(undefined);
            send({ type: "result.cleared" });
          }}
        />
      ) : (
        <FormScreen
          texts={texts}
          organisations={organisations?.organisations}
          organisation={form.field("organisationId")}
          memberType={form.field("memberType")}
          errors={form.errors}
          attempt={form.attempt}
          form={form.props}
          titleRef={titleRef}
        />
      )}
    </Card>
  );
}

function connected(apiUrl: string) {
  return feeCalculatorMachine.provide({
    actors: {
      fetchOrganisations: fromPromise<Organisations, object>(() => fetchOrganisations(apiUrl)),
    },
  });
}

function replaceAddress(choice: FeeChoice | undefined): void {
  window.history.replaceState(window.history.state, "", addressWith(choice, window.location.href));
}

/** Browsers refuse without a secure connection, or where a page does not allow it. */
async function copyAddress(): Promise<boolean> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  if (clipboard === undefined) return false;
  return clipboard.writeText(window.location.href).then(
    () => true,
    () => false,
  );
}
