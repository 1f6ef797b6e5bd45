import { failureText, isSignedOut, referenceOf } from "shared-runtime/api/failure.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { SubmissionProblem } from "shared-runtime/forms/submission-problem.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Dialog } from "shared-runtime/ui/dialog/dialog.tsx";
import type { ServiceFormsTexts } from "../service-forms.texts.ts";

interface FailureDialogProps {
  readonly texts: ServiceFormsTexts<"failure" | "flow">;
  /** Absent if nothing failed. */
  readonly problem: SubmissionProblem | undefined;
  readonly signInHref: string;
  /** Closes the dialog without changing the form. */
  readonly onClose: () => void;
  /** Empties the form, and offers the answers for insertion. */
  readonly onAgain: () => void;
}

/** Shown when a form was not stored. */
export function FailureDialog({ texts, problem, signInHref, onClose, onAgain }: FailureDialogProps) {
  const failure = problem?.failure;
  const id = referenceOf(failure);
  if (isSignedOut(failure)) {
    return (
      <Dialog
        open
        urgent
        onClose={onClose}
        title={texts.sessionEndedTitle}
        actions={<ButtonLink href={signInHref}>{texts.signInAgain}</ButtonLink>}
      >
        <p>{texts.sessionEndedText}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={problem !== undefined}
      urgent
      onClose={onClose}
      title={texts.failedTitle}
      actions={<Button onClick={onAgain}>{texts.failedAgain}</Button>}
    >
      <p>{failureText(failure, { offline: texts.failedResetOffline, other: texts.failedReset })}</p>
      {id !== undefined && <p className={text.soft}>{fillText(texts.failedReference, { id })}</p>}
    </Dialog>
  );
}
