import type { FirstFrameTexts } from "shared-runtime/contract/first-frame-texts.ts";
import { pageSettings } from "shared-runtime/session/page-settings.ts";
import { Honeypot } from "shared-runtime/ui/honeypot/honeypot.tsx";
import type { LeadForm } from "./forms/lead-form.ts";
import type { LeadFormsProps } from "./lead-forms.props.ts";
import type { LeadFormsTexts } from "./lead-forms.texts.ts";
import { FormScreen } from "./screens/form-screen.tsx";
import { ResultDialog } from "./screens/result-dialog.tsx";
import { prepareToSend, useLeadForm } from "./use-lead-form.ts";

export interface LeadFormsOptions {
  readonly apiUrl: string;
  readonly leadForm: LeadForm;
  readonly props: LeadFormsProps;
  readonly texts: LeadFormsTexts;
  readonly privacyHref: string;
  readonly typedEarly: FirstFrameTexts;
}

export function LeadForms({ apiUrl, leadForm, props, texts, privacyHref, typedEarly }: LeadFormsOptions) {
  const { form, problem, isSending, isStored, hasFailed, acknowledge } = useLeadForm({
    apiUrl,
    leadForm,
    props,
    texts,
    typedEarly,
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
        form={{ ...form.props, onFocus: () => prepareToSend(leadForm) }}
      >
        <leadForm.Fields text={form.text} tick={form.tick} texts={texts} props={props} />
        <Honeypot {...form.text("website")} />
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
          result={{ kind: "failed", failure: problem.failure, reason: problem.reason }}
          onAcknowledge={acknowledge}
        />
      )}
    </>
  );
}
