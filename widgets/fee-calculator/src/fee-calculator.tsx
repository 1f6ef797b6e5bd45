import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Organisations } from "shared-runtime/api/organisations.ts";
import type { FirstFrameTexts } from "shared-runtime/contract/first-frame-texts.ts";
import { stepIn } from "shared-runtime/flow/history-entry.ts";
import { useStepFocus } from "shared-runtime/flow/use-step-focus.ts";
import { useStepHistory } from "shared-runtime/flow/use-step-history.ts";
import { track } from "shared-runtime/tracking/track.ts";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { fromPromise } from "xstate";
import { fetchOrganisations } from "./fee-calculator.api.ts";
import { feeCalculatorMachine } from "./fee-calculator.machine.ts";
import type { FeeCalculatorTexts } from "./fee-calculator.texts.ts";
import type { FeeCalculatorTracked } from "./fee-calculator.tracked.ts";
import { calculationOf } from "./model/calculation.ts";
import type { FeeChoice } from "./model/fee-choice.ts";
import { addressWith, sharedChoice, withoutFragment } from "./model/shared-address.ts";
import { signUpAddress } from "./model/sign-up-address.ts";
import { FormScreen } from "./screens/form-screen.tsx";
import { MissingScreen } from "./screens/missing-screen.tsx";
import { ResultScreen } from "./screens/result-screen.tsx";
import { useChoiceForm } from "./use-choice-form.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

export interface FeeCalculatorProps {
  readonly apiUrl: string;
  readonly texts: FeeCalculatorTexts;
  readonly joinHref: string;
  /** The address of a form for a call back. */
  readonly contactHref: string | undefined;
  /** The fragment of the page's address that leads to the widget. */
  readonly fragment: string | undefined;
  readonly typedEarly: FirstFrameTexts;
}

const order = ["choosing", "calculated"] as const;

export function FeeCalculator(props: FeeCalculatorProps) {
  const { apiUrl, texts, joinHref, contactHref, fragment, typedEarly } = props;
  const [machine] = useState(() => connected(apiUrl));
  const [shared] = useState(() => sharedChoice(window.location.search));
  const [{ value, context }, send] = useMachine(machine, { input: { shared } });
  const { organisations, calculation } = context;
  const [history] = useState(() => ({ flow: `feeCalculator ${fragment ?? ""}`, order }));
  const hasInteracted = useRef(false);
  const step = value === "loading" ? (context.hasFailed ? "failed" : "choosing") : value;
  const titleRef = useStepFocus(step, hasInteracted);
  useStepHistory(
    value === "choosing" || value === "calculated" ? value : undefined,
    (visited) => {
      hasInteracted.current = true;
      const choice = sharedChoice(window.location.search);
      if (visited === "choosing") send({ type: "result.cleared" });
      else if (choice) send({ type: "choice.made", choice });
    },
    history,
  );
  const shown = useRef<FeeChoice>(undefined);
  const followChoice = useEffectEvent((choice: FeeChoice | undefined) => {
    const before = shown.current;
    shown.current = choice;
    if (choice) replaceAddress(addressWith(choice, window.location.href));
    // Removes the choice from the address only at the history entry of the form. The entry of a result keeps the choice
    // in its address, even while the browser goes back to the form.
    else if (before && stepIn(history, window.history.state) === "choosing" && isInAddress(before)) {
      replaceAddress(addressWith(undefined, window.location.href));
    }
  });
  useEffect(() => followChoice(calculation?.choice), [calculation]);

  useEffect(() => {
    // The browser's own scroll restoration is enabled again, so that a visitor who returns from another page is at the
    // same place.
    const restore = () => (window.history.scrollRestoration = "auto");
    window.addEventListener("pagehide", restore);
    return () => window.removeEventListener("pagehide", restore);
  }, []);

  const calculate = (choice: FeeChoice) => {
    const found = organisations && calculationOf(organisations, choice);
    if (!found) return;
    hasInteracted.current = true;
    replaceAddress(withoutFragment(window.location.href));
    // On the way back, the browser would otherwise scroll after the title got the focus.
    window.history.scrollRestoration = "manual";
    send({ type: "choice.made", choice });
    track<FeeCalculatorTracked>({
      event: "fee_calculated",
      memberType: choice.memberType,
      outcome: found.result.kind,
    });
  };
  const form = useChoiceForm({
    texts,
    isLoaded: organisations !== undefined,
    initial: { organisationId: "", memberType: typedEarly["memberType"] ?? "" },
    onChanged: () => send({ type: "form.changed" }),
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
          contactHref={contactHref}
          busy={value === "loading"}
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
          contactHref={contactHref}
          titleRef={titleRef}
          onShare={() => copy(addressWith(calculation.choice, window.location.href, fragment))}
          onRecalculate={() => {
            hasInteracted.current = true;
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
          waiting={form.waiting}
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

function replaceAddress(address: string): void {
  permitted(() => window.history.replaceState(window.history.state, "", address));
}

/** Whether the address has this choice, and not that of another calculator on the page. */
function isInAddress({ organisationId, memberType }: FeeChoice): boolean {
  const choice = sharedChoice(window.location.search);
  return choice?.organisationId === organisationId && choice.memberType === memberType;
}

/**
 * Resolves with whether the address was copied. Browsers refuse to copy without a secure connection, or if the page
 * does not allow it.
 */
async function copy(address: string): Promise<boolean> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  if (clipboard === undefined) return false;
  return clipboard.writeText(address).then(
    () => true,
    () => false,
  );
}
