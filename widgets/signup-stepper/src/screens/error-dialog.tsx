import { referenceOf } from "shared-runtime/api/failure.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import * as styles from "shared-runtime/flow/flow.css.ts";
import type { SubmissionProblem } from "shared-runtime/forms/submission-problem.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Dialog } from "shared-runtime/ui/dialog/dialog.tsx";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

interface ErrorDialogProps {
  readonly texts: SignupStepperTexts;
  readonly problem: SubmissionProblem | undefined;
  /** Whether the server has stored the sign-up in spite of the error. */
  readonly isStored: boolean;
  readonly onClose: () => void;
  /** Goes back in the browser's history. */
  readonly onBack: () => void;
}

/** Shown when the sign-up failed. All answers are kept, and the text says whether the server has stored them. */
export function ErrorDialog({ texts, problem, isStored, onClose, onBack }: ErrorDialogProps) {
  const failure = problem?.failure;
  const isRefused = failure?.kind === "refused" && failure.status < 500;
  const isUnknown = !isStored && !isRefused && failure?.reason === undefined;
  // The server says why, and no technical fault is to blame.
  const isExplained = !isStored && isRefused && failure.reason !== undefined;
  const id = referenceOf(failure);
  return (
    <Dialog
      open={problem !== undefined}
      urgent
      onClose={onClose}
      title={texts.errorTitle}
      closeLabel={texts.errorClose}
      actions={
        <Button variant="accent" onClick={onBack}>
          {texts.errorButton}
        </Button>
      }
    >
      <div className={styles.failure}>
        {!isExplained && <p>{texts.errorText}</p>}
        {failure?.reason !== undefined && <p>{failure.reason}</p>}
        {isStored && <p>{texts.errorStored}</p>}
        {isUnknown && <p>{texts.errorUnknown}</p>}
        {!isStored && isRefused && <p>{texts.errorNotStored}</p>}
        {id !== undefined && <p className={text.small}>{fillText(texts.errorReference, { id })}</p>}
      </div>
    </Dialog>
  );
}
