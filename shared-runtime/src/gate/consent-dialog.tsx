import { referenceOf } from "../api/failure.ts";
import { fillText } from "../contract/fill-text.ts";
import { Button } from "../ui/button/button.tsx";
import { Dialog } from "../ui/dialog/dialog.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import * as styles from "./gate-dialog.css.ts";
import type { GateTexts } from "./gate.texts.ts";
import type { SubmissionProblem } from "../forms/submission-problem.ts";
import { GateActions } from "./gate-actions.tsx";
import { WithPrivacy } from "./with-privacy.tsx";

export interface ConsentDialogProps {
  readonly texts: GateTexts;
  readonly privacyHref: string;
  readonly firstName: string;
  readonly sending: boolean;
  readonly problem: SubmissionProblem | undefined;
  readonly onConfirm: () => void;
  readonly onDecline: () => void;
}

export function ConsentDialog(props: ConsentDialogProps) {
  const { texts, privacyHref, firstName, sending, problem, onConfirm, onDecline } = props;
  const id = referenceOf(problem?.failure);
  return (
    <Dialog
      open
      dismissable={false}
      onClose={stay}
      title={fillText(texts.consentTitle, { firstName })}
      actions={
        <GateActions texts={texts} sending={sending} onDecline={onDecline}>
          <Button variant="accent" wide busy={sending} busyLabel={texts.consentSending} onClick={onConfirm}>
            {texts.consentButton}
          </Button>
        </GateActions>
      }
    >
      <div className={styles.words}>
        <ConsentWords texts={texts} privacyHref={privacyHref} />
        {/* A live region must exist before its content, or screen readers do not announce it. */}
        <div role="alert">
          {problem && (
            <Notice status="bad" word={texts.problemWord} title={texts.consentErrorText}>
              {id !== undefined && fillText(texts.errorReference, { id })}
            </Notice>
          )}
        </div>
      </div>
    </Dialog>
  );
}

export function ConsentWords({ texts, privacyHref }: Pick<ConsentDialogProps, "texts" | "privacyHref">) {
  return (
    <>
      <p>{texts.consentText}</p>
      <p className={styles.soft}>
        <WithPrivacy text={texts.consentPrivacy} texts={texts} privacyHref={privacyHref} />
      </p>
    </>
  );
}

/** Called by attempts to close the dialog, which only an answer closes. */
function stay() {}
