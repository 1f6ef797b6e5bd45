import { AmountOfHours, UnemploymentFund } from "shared-runtime/api/signup-fund.ts";
import { flowStep } from "shared-runtime/flow/flow-step.ts";
import * as v from "valibot";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

/** `ja` or `nej`, with the message of the boolean that it stands for. */
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

/** Asked unless only the union is joined. */
export const fundStep = (texts: SignupStepperTexts) =>
  flowStep({
    id: "unemploymentFund",
    heading: texts.fundTitle,
    label: texts.fundLabel,
    schema: FundForm,
    initial: untouchedFund,
    when: ({ contactInfo }) => contactInfo?.["product"] !== "fagforening",
  });
