import { fillText } from "../contract/fill-text.ts";
import { text } from "../theme/typography.css.ts";
import { Button } from "../ui/button/button.tsx";
import { Dialog } from "../ui/dialog/dialog.tsx";
import type { CvProblem } from "./cv-problem.ts";
import type { CvTexts } from "./cv.texts.ts";
import * as styles from "./cv-error-dialog.css.ts";

export interface CvErrorDialogProps {
  readonly problem: CvProblem;
  readonly texts: CvTexts;
  /** The button, the cross, Escape and a press beside the dialog all do the same. */
  readonly onAcknowledge: () => void;
}

export function CvErrorDialog({ problem, texts, onAcknowledge }: CvErrorDialogProps) {
  const title = texts[`${problem.wording}Title`];
  const what = texts[`${problem.wording}Text`];
  const hint = hintOf(problem, texts);
  return (
    <Dialog
      open
      urgent
      title={title}
      closeLabel={texts.closeLabel}
      onClose={onAcknowledge}
      actions={<Button onClick={onAcknowledge}>{texts.btnLabel}</Button>}
    >
      <div className={styles.words}>
        {(hint === undefined || !isSame(what, title)) && <p>{what}</p>}
        {hint !== undefined && <p>{hint}</p>}
        {problem.errorKey === "genericError" && problem.correlationId !== undefined && (
          <p className={text.caption}>{fillText(texts.errorReference, { id: problem.correlationId })}</p>
        )}
      </div>
    </Dialog>
  );
}

/** Whether a text only repeats the title above it. */
function isSame(what: string, title: string): boolean {
  const words = (sentence: string) => sentence.trim().replace(/\.$/, "");
  return words(what) === words(title);
}

/** The general error is told apart by its cause; the others say all in their own text. */
function hintOf({ errorKey, cause, passing, status }: CvProblem, texts: CvTexts): string | undefined {
  if (errorKey !== "genericError") return undefined;
  if (cause === "offline") return texts.hintOffline;
  if (cause === "slow") return texts.hintSlow;
  if (passing) return texts.hintOurFault;
  return status === 422 ? texts.hintUnreadable : texts.expiredText;
}
