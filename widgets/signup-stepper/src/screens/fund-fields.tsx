import type { TextBinding } from "shared-runtime/forms/use-form.ts";
import { text as type } from "shared-runtime/theme/typography.css.ts";
import { ChoiceCards } from "shared-runtime/ui/field/choice-cards/choice-cards.tsx";
import { FormFields } from "shared-runtime/ui/form-layout/form-layout.tsx";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import type { untouchedFund } from "../steps/fund-step.ts";

export interface FundFieldsProps {
  readonly texts: SignupStepperTexts;
  readonly text: (name: keyof typeof untouchedFund) => TextBinding;
  /** Whether the person has work and is therefore asked for hours. */
  readonly hasWork: boolean;
  /** Called when an answer is given. Absent if no answer leads on. */
  readonly onChoose?: (() => void) | undefined;
}

/** The fields that the unemployment fund needs. */
export function FundFields({ texts, text, hasWork, onChoose }: FundFieldsProps) {
  const leading = onChoose && { onChoose };
  const yesOrNo = [
    { value: "ja", label: texts.yes },
    { value: "nej", label: texts.no },
  ];
  return (
    <FormFields>
      {onChoose && <p className={type.soft}>{texts.fundLead}</p>}
      {hasWork && (
        <ChoiceCards
          look="simple"
          {...text("amountOfHours")}
          {...leading}
          label={texts.fundHours}
          options={[
            { value: ">30t", label: texts.fundHoursMore },
            { value: "<30t", label: texts.fundHoursLess },
          ]}
          required
        />
      )}
      <ChoiceCards
        look="simple"
        {...text("memberOfOtherUnemploymentFund")}
        {...leading}
        label={texts.fundOther}
        hint={texts.fundOtherHint}
        options={yesOrNo}
        required
      />
      <ChoiceCards
        look="simple"
        {...text("memberOfOtherUnemploymentFundAbroad")}
        {...leading}
        label={texts.fundAbroad}
        options={yesOrNo}
        required
      />
    </FormFields>
  );
}
