import { stillField } from "shared-runtime/forms/still-form.ts";
import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { PreviewScreens } from "shared-runtime/preview/preview-screens.tsx";
import { pageSettings } from "shared-runtime/session/page-settings.ts";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import type { LeadFormsOptions } from "./lead-forms.tsx";
import { wordsOf } from "./lead-words.ts";
import { FormScreen } from "./screens/form-screen.tsx";
import type { LeadFieldsProps } from "./screens/lead-fields.tsx";

interface EditingPreviewProps extends Omit<LeadFormsOptions, "session" | "typedEarly"> {
  /** Passed and not imported, so that the file of the preview has no second copy of the fields. */
  readonly Fields: (props: LeadFieldsProps) => ReactNode;
}

/** The form and the messages after it is sent, with every text that an editor can change. The preview sends nothing. */
export function EditingPreview({ apiUrl, Fields, leadForm, props, texts, privacyHref }: EditingPreviewProps) {
  useSignals();
  const { formResponse, isMissing } = pageSettings(apiUrl).value;
  const words = wordsOf(leadForm, texts, props.soldOut);
  const field = stillField(leadForm.id);
  const form = (
    <FormScreen
      texts={texts}
      words={words}
      privacyHref={privacyHref}
      form={{ noValidate: true, onSubmit: (event) => event.preventDefault() }}
    >
      <Fields form={leadForm} text={field} tick={field} texts={texts} isWaitingList={props.soldOut} props={props} />
    </FormScreen>
  );
  if (isMissing) {
    return (
      <>
        <Notice status="bad" word={texts.problemWord} title="Form response data undefined">
          <p>
            Udfyld formResponse i de globale indstillinger: titel og knap for det, der lykkes, og det, der ikke gør.
          </p>
        </Notice>
        {form}
      </>
    );
  }
  const done = (
    <Notice status="good" title={words("DoneTitle") || formResponse.successTitle}>
      <p>
        <Badge>{texts.sampleLabel}</Badge> {words("Done")} ({formResponse.successButtonText})
      </p>
      {words("DoneAt") !== "" && <p>{words("DoneAt")}</p>}
    </Notice>
  );
  const failed = (
    <Notice status="bad" word={texts.problemWord} title={formResponse.errorTitle}>
      <p>
        <Badge>{texts.sampleLabel}</Badge> {texts.failedText} {fillText(texts.errorReference, { id: "0197-4f1c" })} (
        {formResponse.errorButtonText})
      </p>
      <p>{texts.failedOffline}</p>
      <p>{texts.failedKept}</p>
    </Notice>
  );
  return (
    <PreviewScreens
      texts={texts}
      screens={[
        { name: "Formularen", content: form },
        { name: "Svar: sendt", content: done },
        { name: "Svar: ikke sendt", content: failed },
      ]}
    />
  );
}
