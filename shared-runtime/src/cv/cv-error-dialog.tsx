import { Button } from "../ui/button/button.tsx";
import { Dialog } from "../ui/dialog/dialog.tsx";
import { CvErrorWords } from "./cv-error-words.tsx";
import type { CvProblem } from "./cv-problem.ts";
import type { CvTexts } from "./cv.texts.ts";

export interface CvErrorDialogProps {
  readonly problem: CvProblem;
  readonly texts: CvTexts;
  /** Called by the button, the cross, Escape and a press outside the dialog. */
  readonly onAcknowledge: () => void;
}

export function CvErrorDialog({ problem, texts, onAcknowledge }: CvErrorDialogProps) {
  return (
    <Dialog
      open
      urgent
      title={texts[`${problem.wording}Title`]}
      closeLabel={texts.closeLabel}
      onClose={onAcknowledge}
      actions={
        <Button variant="accent" onClick={onAcknowledge}>
          {texts.btnLabel}
        </Button>
      }
    >
      <CvErrorWords problem={problem} texts={texts} />
    </Dialog>
  );
}
