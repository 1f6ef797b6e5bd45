import { useLayoutEffect, useMemo } from "react";
import { type FlowAnswers, typedIn } from "shared-runtime/flow/flow-step.ts";
import { possibleForms } from "./model/possible-forms.ts";
import type { SignupFlow } from "./signup-flow.ts";
import type { Price } from "./use-price.ts";

/** Calculates the price of the answers whenever one of those that decide it changes, before the old price is painted. */
export function useOwnPrice(signup: SignupFlow, answers: FlowAnswers, calculate: Price["calculate"]): void {
  const { contact, work, questions } = signup;
  const { product } = typedIn(answers, contact);
  const ofWork = answers[work.id];
  // Typing in other fields makes no forms anew.
  const forms = useMemo(
    () => (questions.length === 0 ? [] : possibleForms(signup, { [contact.id]: { product }, [work.id]: ofWork })),
    [signup, contact, work, questions, product, ofWork],
  );
  useLayoutEffect(() => {
    calculate(forms);
    // oxlint-disable-next-line react/exhaustive-deps -- equal lists need no other calculation
  }, [forms.join("\n")]);
}
