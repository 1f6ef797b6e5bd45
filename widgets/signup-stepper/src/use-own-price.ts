import { useLayoutEffect } from "react";
import type { FlowAnswers } from "shared-runtime/flow/flow-step.ts";
import { possibleForms } from "./model/possible-forms.ts";
import type { SignupFlow } from "./signup-flow.ts";
import type { Price } from "./use-price.ts";

/** Calculates the price of the answers whenever one of those that decide it changes, before the old price is painted. */
export function useOwnPrice(signup: SignupFlow, answers: FlowAnswers, calculate: Price["calculate"]): void {
  const forms = possibleForms(signup, answers);
  useLayoutEffect(() => {
    calculate(forms);
    // oxlint-disable-next-line react/exhaustive-deps -- the list is another one each time
  }, [forms.join("\n")]);
}
