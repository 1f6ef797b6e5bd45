import { type Failure, failureText, referenceOf } from "shared-runtime/api/failure.ts";
import type { SiteSettings } from "shared-runtime/api/site-settings.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Dialog } from "shared-runtime/ui/dialog/dialog.tsx";
import type { LeadFormsTexts } from "../lead-forms.texts.ts";
import * as styles from "./form-screen.css.ts";

export type Result =
  | { readonly kind: "stored"; readonly next: string }
  | { readonly kind: "failed"; readonly failure: Failure };

interface ResultDialogProps {
  readonly texts: LeadFormsTexts;
  /** The title and the button's label from the CMS. */
  readonly response: SiteSettings["formResponse"];
  readonly result: Result;
  readonly onAcknowledge: () => void;
}

/** The dialog after a form was sent. Its button returns to the form. */
export function ResultDialog({ texts, response, result, onAcknowledge }: ResultDialogProps) {
  const isStored = result.kind === "stored";
  return (
    <Dialog
      open
      urgent={!isStored}
      onClose={onAcknowledge}
      title={isStored ? response.successTitle : response.errorTitle}
      actions={
        <Button variant="accent" onClick={onAcknowledge}>
          {isStored ? response.successButtonText : response.errorButtonText}
        </Button>
      }
    >
      {isStored ? <p>{result.next}</p> : <Failed texts={texts} {...result} />}
    </Dialog>
  );
}

interface FailedProps extends Extract<Result, { readonly kind: "failed" }> {
  readonly texts: LeadFormsTexts;
}

function Failed({ texts, failure }: FailedProps) {
  const id = referenceOf(failure);
  return (
    <div className={styles.answers}>
      <p>{failureText(failure, { offline: texts.failedOffline, other: texts.failedText })}</p>
      {failure.reason !== undefined && <p>{texts.failedKept}</p>}
      {id !== undefined && <p className={styles.reference}>{fillText(texts.errorReference, { id })}</p>}
    </div>
  );
}
