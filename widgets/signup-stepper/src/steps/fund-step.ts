import { AmountOfHours, UnemploymentFund } from "shared-runtime/api/signup-fund.ts";
import { flowStep } from "shared-runtime/flow/flow-step.ts";
import * as v from "valibot";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

/** A field with the answers `ja` and `nej` for a boolean. The error is the message of the boolean's schema. */
const yesOrNo = (field: keyof typeof UnemploymentFund.entries) => {
  const { issues } = v.safeParse(UnemploymentFund.entries[field], undefined);
  return v.pipe(
    v.picklist(["ja", "nej"], issues?.[0].message),
    v.transform((answer) => answer === "ja"),
  );
};

export const FundForm = v.object({
  amountOfHours: AmountOfHours,
  memberOfOtherUnemploymentFund: yesOrNo("memberOfOtherUnemploymentFund"),
  memberOfOtherUnemploymentFundAbroad: yesOrNo("memberOfOtherUnemploymentFundAbroad"),
});

export const untouchedFund = {
  amountOfHours: "",
  memberOfOtherUnemploymentFund: "",
  memberOfOtherUnemploymentFundAbroad: "",
} as const;

/** The step is shown unless the person joins only the union. */
export const fundStep = (texts: SignupStepperTexts) =>
  flowStep({
    id: "unemploymentFund",
    heading: texts.fundTitle,
    label: texts.fundLabel,
    schema: FundForm,
    initial: untouchedFund,
    when: ({ contactInfo }) => contactInfo?.["product"] !== "fagforening",
  });
