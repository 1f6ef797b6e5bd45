import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";

export interface LeaveTexts {
  readonly leaveTitle: string;
  readonly leaveText: string;
  readonly leaveConfirm: string;
  readonly leaveCancel: string;
  /** Label of the cross. A press on the cross also keeps the visitor on the page. */
  readonly leaveClose: string;
}

export interface LeaveDialogProps {
  readonly open: boolean;
  readonly texts: LeaveTexts;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks whether to leave a page with answers that are not submitted. Escape stays on the page. */
export function LeaveDialog({ open, texts, onLeave, onStay }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      urgent
      onClose={onStay}
      title={texts.leaveTitle}
      closeLabel={texts.leaveClose}
      actions={
        <>
          <Button onClick={onStay}>{texts.leaveCancel}</Button>
          <Button variant="outline" onClick={onLeave}>
            {texts.leaveConfirm}
          </Button>
        </>
      }
    >
      {texts.leaveText}
    </Dialog>
  );
}
