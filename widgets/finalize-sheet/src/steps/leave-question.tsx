import { Button } from "shared-runtime/ui/button/button.tsx";
import { Dialog } from "shared-runtime/ui/dialog/dialog.tsx";
import type { FinalizeSheetTexts } from "../finalize-sheet.texts.ts";
import type { LeftUndone } from "../model/left-undone.ts";

export interface LeaveQuestionProps {
  readonly texts: FinalizeSheetTexts;
  readonly open: boolean;
  readonly undone: LeftUndone | undefined;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Says what is stored and what is not, to a member who leaves the sheet before its end. */
export function LeaveQuestion({ texts, open, undone, onStay, onLeave }: LeaveQuestionProps) {
  const stored = { account: texts.leaveAccount, invoice: texts.leaveInvoice, nothing: "" };
  const addons = { changed: texts.leaveAddonsChanged, none: texts.leaveAddonsNone, kept: texts.leaveAddonsKept };
  return (
    <Dialog
      open={open}
      urgent
      onClose={onStay}
      title={texts.leaveTitle}
      actions={
        <>
          <Button onClick={onStay}>{texts.leaveStay}</Button>
          <Button variant="outline" onClick={onLeave}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {undone && [stored[undone.stored], addons[undone.addons]].filter(Boolean).join(" ")}
    </Dialog>
  );
}
