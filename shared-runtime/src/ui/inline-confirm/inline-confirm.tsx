import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import * as styles from "./inline-confirm.css.ts";

export interface InlineConfirmProps {
  /** Label of the button: "Slet dit CV". */
  readonly label: string;
  /** The question, which names the loss: "Vil du slette dit CV? Det kan ikke fortrydes." */
  readonly question: string;
  /** Label that names the action instead of "Ja": "Slet CV’et". */
  readonly confirm: string;
  readonly cancel?: string;
  /** Whether the question is shown from the start, as in a preview. */
  readonly asked?: boolean;
  /** Whether the confirmed action is running. */
  readonly busy?: boolean;
  readonly busyLabel?: string;
  readonly onConfirm: () => void;
}

/**
 * A button for an action that cannot be undone. A press replaces the button by a question, and only a confirmation
 * starts the action. Escape and the second button of the question cancel.
 */
export function InlineConfirm({
  label,
  question,
  confirm,
  cancel = "Behold",
  asked = false,
  busy = false,
  ...rest
}: InlineConfirmProps) {
  const { busyLabel, onConfirm } = rest;
  const questionId = useId();
  const [isAsking, setAsking] = useState(asked);
  const group = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (wasAsking.current === isAsking) return;
    wasAsking.current = isAsking;
    (isAsking ? group : opener).current?.focus();
  }, [isAsking]);

  if (!isAsking) {
    return (
      <Button ref={opener} variant="outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || busy) return;
    event.stopPropagation();
    setAsking(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of its buttons bubbles to it
    <div
      ref={group}
      className={styles.question}
      role="group"
      aria-labelledby={questionId}
      tabIndex={-1}
      onKeyDown={close}
    >
      <p id={questionId}>{question}</p>
      <div className={styles.actions}>
        <Button busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirm}
        </Button>
        {!busy && (
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
