import type { ReactNode } from "react";
import type { TextBinding } from "shared-runtime/forms/use-form.ts";
import { Select } from "shared-runtime/ui/field/select/select.tsx";
import { TextField } from "shared-runtime/ui/field/text-field/text-field.tsx";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import { educationOptions } from "./education-options.ts";

export interface JobFieldsProps {
  readonly texts: SignupStepperTexts;
  /** Whether the person has work, and therefore a title and a place of work. */
  readonly hasWork: boolean;
  readonly title: TextBinding;
  readonly education: TextBinding;
  readonly workplace: ReactNode;
}

/** The fields after the questions. */
export function JobFields({ texts, hasWork, title, education, workplace }: JobFieldsProps) {
  return (
    <>
      {hasWork && (
        <TextField
          {...title}
          label={texts.workJobTitle}
          hint={texts.workJobTitleHint}
          autoComplete="organization-title"
          required
        />
      )}
      {workplace}
      <Select
        {...education}
        label={texts.workEducation}
        options={educationOptions(texts)}
        emptyLabel={texts.workEducationEmpty}
        optional
      />
    </>
  );
}
