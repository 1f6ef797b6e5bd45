import { useState } from "react";
import { FlowFrame } from "shared-runtime/flow/flow-frame.tsx";
import { stillFlow } from "shared-runtime/flow/still-flow.ts";
import { PreviewScreens } from "shared-runtime/preview/preview-screens.tsx";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { FileList } from "shared-runtime/ui/field/file-list/file-list.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { mostUploads } from "shared-runtime/rules/upload.ts";
import type { FlowAnswers } from "shared-runtime/flow/flow-step.ts";
import { isInput, type StepValues } from "shared-runtime/service-forms/form-field.ts";
import type { FormLists } from "shared-runtime/service-forms/form-lists.ts";
import { type ServiceForm, type ServiceFormStep, valuesAfter } from "shared-runtime/service-forms/service-form.ts";
import { serviceFormLoaders } from "shared-runtime/service-forms/service-form-loaders.ts";
import { FirstFrame } from "./first-frame.tsx";
import { CompletedScreen } from "./screens/completed-screen.tsx";
import { FormFields } from "./screens/form-fields.tsx";
import type { ServiceFormsTexts } from "./service-forms.texts.ts";
import { useServiceForm } from "./use-service-form.ts";

interface EditingFormProps {
  readonly formId: string;
  readonly times: string;
  readonly texts: ServiceFormsTexts;
  readonly answerDays: number;
}

/** Examples of the lists that content provides. */
const sampleLists = async (): Promise<FormLists> => ({
  hearings: [1, 2].map((number) => ({ value: `eksempel-${number}`, label: `Høring ${number}`, hint: "Eksempel" })),
});

/** The answers of a form in the example of its receipt. */
function sampleAnswers({ steps }: ServiceForm, sample: string): FlowAnswers {
  return Object.fromEntries(
    steps.map(({ id, fields }) => {
      const written = fields.filter(({ kind }) => kind === "text" || kind === "message").filter(isInput);
      return [id, Object.fromEntries(written.map(({ name }) => [name, sample]))];
    }),
  );
}

const nothing = () => {};
const formIds = new Intl.ListFormat("da", { type: "disjunction" }).format(Object.keys(serviceFormLoaders));

/** All steps of a form, for editors. Choices show the fields that depend on them. Nothing is kept or sent. */
export function EditingForm({ formId, times, texts, answerDays }: EditingFormProps) {
  const form = useServiceForm(formId, times, sampleLists);
  const [sentAt] = useState(() => new Date());
  if (form.kind === "unknown")
    return (
      <Notice status="info" title="Vælg en formular">
        <p>
          Vælg den i feltet »Formular, der bliver vist«, eller skriv dens nummer i data-form-id: {formIds}. Indtil da
          ser besøgende: »{texts.unknownForm}«.
        </p>
      </Notice>
    );
  if (form.kind !== "loaded") return <FirstFrame texts={texts} />;
  const shown = form.part.form;
  const failed = (
    <Notice status="bad" word={texts.problemWord} title={texts.failedTitle}>
      <p>
        {texts.failedReset} ({texts.failedAgain})
      </p>
    </Notice>
  );
  return (
    <PreviewScreens
      texts={texts}
      screens={[
        ...shown.steps.map((step) => ({
          name: step.heading,
          content: <StillStep form={shown} step={step} texts={texts} />,
        })),
        { name: "Svar: ikke sendt", content: failed },
        {
          name: "Svar: sendt",
          content: (
            <CompletedScreen
              form={shown}
              sent={{ id: "00000000", answers: sampleAnswers(shown, texts.sampleLabel), fileNames: [], at: sentAt }}
              firstName="Hanne"
              {...{ answerDays, texts }}
              titleRef={{ current: null }}
              sentHref="#"
              onAgain={nothing}
            />
          ),
        },
      ]}
    />
  );
}

interface StillStepProps {
  readonly form: ServiceForm;
  readonly step: ServiceFormStep;
  readonly texts: ServiceFormsTexts;
}

function StillStep({ form, step, texts }: StillStepProps) {
  const [values, setValues] = useState<StepValues>(step.initial);
  const field = (name: string) => ({ id: `${step.id}-${name}`, name, problem: undefined });
  const write = (name: string, value: StepValues[string]) => setValues(valuesAfter(step, values, name, value));
  return (
    <Card>
      <Badge>{texts.sampleLabel}</Badge>
      <FlowFrame
        flow={stillFlow({ name: form.formId, steps: form.steps, step, reachable: step, texts })}
        label={`${texts.stepsLabel}, ${step.heading}`}
      >
        {step.intro !== undefined && <p className={text.soft}>{step.intro}</p>}
        <FormFields
          fields={step.fields}
          values={values}
          bind={{
            text: (name) => ({ ...field(name), value: String(values[name]), onChange: (value) => write(name, value) }),
            tick: (name) => ({
              ...field(name),
              checked: values[name] === true,
              onChange: (checked) => write(name, checked),
            }),
          }}
          write={write}
          renderFiles={({ name, label, hint }) => (
            <FileList
              {...field(name)}
              label={label}
              hint={hint}
              accept=""
              most={mostUploads}
              files={[]}
              onAdd={nothing}
              onRemove={nothing}
              onRetry={nothing}
              onCancel={nothing}
            />
          )}
        />
      </FlowFrame>
    </Card>
  );
}
