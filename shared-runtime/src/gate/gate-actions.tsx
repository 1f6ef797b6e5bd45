import type { ReactNode } from "react";
import { Button } from "../ui/button/button.tsx";
import * as styles from "./gate-dialog.css.ts";
import type { GateTexts } from "./gate.texts.ts";

interface GateActionsProps {
  /** The button that answers the dialog. */
  readonly children: ReactNode;
  readonly texts: Pick<GateTexts, "decline">;
  /** Whether an answer is on its way, which can no longer be declined. */
  readonly sending: boolean;
  readonly onDecline: () => void;
}

/** The two answers side by side. Declining leads back to the tool. */
export function GateActions({ children, texts, sending, onDecline }: GateActionsProps) {
  return (
    <div className={styles.actions}>
      {children}
      <Button variant="quiet" blocked={sending} onClick={onDecline}>
        {texts.decline}
      </Button>
    </div>
  );
}
