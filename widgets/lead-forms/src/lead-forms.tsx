import { useState } from "react";
import type { FirstFrameTexts } from "shared-runtime/contract/first-frame-texts.ts";
import type { FormSchema } from "shared-runtime/forms/form-schema.ts";
import { type SubmissionForm, useSubmissionForm } from "shared-runtime/forms/use-submission-form.ts";
import { pageSettings } from "shared-runtime/session/page-settings.ts";
import { track } from "shared-runtime/tracking/track.ts";
import { Honeypot } from "shared-runtime/ui/honeypot/honeypot.tsx";
import type { LeadForm } from "./forms/lead-form.ts";
import type { LeadFormsProps } from "./lead-forms.props.ts";
import type { LeadFormsTexts } from "./lead-forms.texts.ts";
import type { LeadFormsTracked } from "./lead-forms.tracked.ts";
import { FormScreen } from "./screens/form-screen.tsx";
import { ResultDialog } from "./screens/result-dialog.tsx";

export interface LeadFormsOptions {
  readonly apiUrl: string;
  readonly leadForm: LeadForm;
  readonly props: LeadFormsProps;
  readonly texts: LeadFormsTexts;
  readonly privacyHref: string;
  readonly typedEarly: FirstFrameTexts;
}

export function LeadForms({ apiUrl, leadForm, props, texts, privacyHref, typedEarly }: LeadFormsOptions) {
  const [definition] = useState(() => definitionOf(leadForm, props));
  const { form, problem, isSending, isStored, hasFailed, acknowledge } = useSubmissionForm({
    definition,
    apiUrl,
    problemWord: texts.problemWord,
    typedEarly,
    moreOf: () => leadForm.moreOf(props),
    onAnswer: (stored, body) => {
      if (isFromProgram(body)) return;
      if (stored || leadForm.trackedOn === "answer") track<LeadFormsTracked>(leadForm.eventOf(props));
    },
  });
  const words = leadForm.words(texts, props);
  const response = pageSettings(apiUrl).value.formResponse;
  return (
    <>
      <FormScreen
        texts={texts}
        words={words}
        privacyHref={privacyHref}
        errors={form.errors}
        attempt={form.attempt}
        sending={isSending}
        form={form.props}
      >
        <leadForm.Fields text={form.text} tick={form.tick} texts={texts} soldOut={props.soldOut} props={props} />
        <Honeypot {...form.text("kontrolfelt")} />
      </FormScreen>
      {isStored && (
        <ResultDialog
          texts={texts}
          response={response}
          result={{ kind: "stored", next: words.done }}
          onAcknowledge={acknowledge}
        />
      )}
      {hasFailed && problem && (
        <ResultDialog
          texts={texts}
          response={response}
          result={{ kind: "failed", failure: problem.failure }}
          onAcknowledge={acknowledge}
        />
      )}
    </>
  );
}

/** Keeps the texts; consents, the honeypot and what editors have set are not kept. */
function definitionOf(
  { id, call, schema, initial, validateOn }: LeadForm,
  props: LeadFormsProps,
): SubmissionForm<FormSchema> {
  const values = initial(props);
  const kept = call.fields.filter((name) => typeof values[name] === "string");
  return { id: `lead-forms/${id}`, schemaVersion: 1, call, schema, initial: values, kept, validateOn };
}

/** Whether the honeypot is filled in. The server stores such a body with a flag; it counts for no statistics. */
const isFromProgram = (body: { readonly kontrolfelt?: unknown }): boolean => Boolean(body.kontrolfelt);
