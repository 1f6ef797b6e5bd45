import type { FormEvent } from "react";
import { StepForm } from "shared-runtime/flow/step-form.tsx";
import type { Flow } from "shared-runtime/flow/use-flow.ts";
import { useStepForm } from "shared-runtime/flow/use-step-form.ts";
import type { FieldValue } from "shared-runtime/forms/form-schema.ts";
import { isInput } from "shared-runtime/service-forms/form-field.ts";
import { type ServiceFormStep, valuesAfter } from "shared-runtime/service-forms/service-form.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { inPageWords } from "../rule-texts.ts";
import type { ServiceFormsTexts } from "../service-forms.texts.ts";
import type { FilesPart } from "../uploads/no-files.ts";
import type { Uploads } from "../uploads/use-uploads.ts";
import { FormFields } from "./form-fields.tsx";

interface StepScreenProps {
  readonly flow: Flow;
  readonly step: ServiceFormStep;
  readonly texts: ServiceFormsTexts;
  readonly uploads: Uploads;
  readonly FilesField: FilesPart["FilesField"];
}

/** One step of a form. Its questions depend on the answers. */
export function StepScreen({ flow, step, texts, uploads, FilesField }: StepScreenProps) {
  const form = useStepForm(flow, step, {
    validateOn: "touch",
    sentenceOf: (problem) => inPageWords(problem, texts),
  });
  const values = form.values();
  const write = (name: string, value: FieldValue) => {
    const after = valuesAfter(step, form.values(), name, value);
    for (const [changed, next] of Object.entries(after)) {
      if (form.values()[changed] === next) continue;
      if (changed === name) form.write(changed, next);
      else form.empty(changed, next);
    }
  };
  const hasFiles = step.fields.some(({ kind }) => kind === "files");
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const objection = hasFiles ? uploads.objection : undefined;
    if (objection === undefined) return form.props.onSubmit(event);
    event.preventDefault();
    form.showErrors({ fileDefinitions: objection });
  };
  const hasOptional = step.fields.some((field) => isInput(field) && "optional" in field && field.optional);
  return (
    <StepForm flow={flow} form={{ ...form, props: { ...form.props, onSubmit } }}>
      {step.intro !== undefined && <p className={text.soft}>{step.intro}</p>}
      {hasOptional && <p className={text.soft}>{texts.optionalHint}</p>}
      <FormFields
        fields={step.fields}
        values={values}
        bind={form}
        write={write}
        renderFiles={(field) => (
          <FilesField
            texts={texts}
            uploads={uploads}
            binding={form.list(field.name)}
            label={field.label}
            hint={field.hint}
          />
        )}
      />
    </StepForm>
  );
}
