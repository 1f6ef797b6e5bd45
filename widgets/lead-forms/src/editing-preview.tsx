import { useSignals } from "@preact/signals-react/runtime";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { TextBinding, TickBinding } from "shared-runtime/forms/use-form.ts";
import { pageSettings } from "shared-runtime/session/page-settings.ts";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import type { LeadFormsOptions } from "./lead-forms.tsx";
import { FormScreen } from "./screens/form-screen.tsx";

type EditingPreviewProps = Omit<LeadFormsOptions, "typedEarly">;

/** The form with every text that an editor can change. It sends nothing. */
export function EditingPreview({ apiUrl, leadForm, props, texts, privacyHref }: EditingPreviewProps) {
  useSignals();
  const { formResponse, isMissing } = pageSettings(apiUrl).value;
  const words = leadForm.words(texts, props);
  const field = (name: string) => ({ id: name, name, problem: undefined });
  const text = (name: string): TextBinding => ({ ...field(name), value: "", onChange: () => {} });
  const tick = (name: string): TickBinding => ({ ...field(name), checked: false, onChange: () => {} });
  return (
    <>
      {isMissing && (
        <Notice status="bad" word={texts.problemWord} title="Form response data undefined">
          <p>
            Udfyld formResponse i de globale indstillinger: titel og knap for det, der lykkes, og det, der ikke gør.
          </p>
        </Notice>
      )}
      <FormScreen
        texts={texts}
        words={words}
        privacyHref={privacyHref}
        form={{ noValidate: true, onSubmit: (event) => event.preventDefault() }}
      >
        <leadForm.Fields text={text} tick={tick} texts={texts} soldOut={props.soldOut} props={props} />
      </FormScreen>
      {!isMissing && (
        <>
          <Notice status="good" title={formResponse.successTitle}>
            <p>
              <Badge>{texts.sampleLabel}</Badge> {words.done} ({formResponse.successButtonText})
            </p>
          </Notice>
          <Notice status="bad" word={texts.problemWord} title={formResponse.errorTitle}>
            <p>
              <Badge>{texts.sampleLabel}</Badge> {texts.failedText}{" "}
              {fillText(texts.errorReference, { id: "0197-4f1c" })} ({formResponse.errorButtonText})
            </p>
            <p>{texts.failedOffline}</p>
            <p>{texts.failedKept}</p>
          </Notice>
        </>
      )}
    </>
  );
}
