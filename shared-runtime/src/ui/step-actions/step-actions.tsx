import { type MouseEvent, useRef } from "react";
import { Button } from "../button/button.tsx";
import * as styles from "./step-actions.css.ts";

export interface StepActionsProps {
  /** Of the form that Next submits. */
  readonly formId: string;
  readonly nextText: string;
  readonly backText?: string;
  /** Replaces the text of Next while its step is submitted. */
  readonly busyText: string;
  /** While false, Next is announced as unavailable. A press submits the form all the same, which shows its errors. */
  readonly isValid: boolean;
  readonly isBusy: boolean;
  /** Absent on the first step. */
  readonly onBack?: (() => void) | undefined;
}

/** Next and Back of one step. Keep them mounted over all steps, so that Next stays where it is. */
export function StepActions({ formId, nextText, backText, busyText, isValid, isBusy, onBack }: StepActionsProps) {
  const next = useRef<HTMLButtonElement>(null);
  // The second press of a double click would answer the next step.
  const ignoreSecond = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.actions} onClickCapture={ignoreSecond}>
      <Button
        ref={next}
        variant="accent"
        type="submit"
        form={formId}
        wide
        blocked={!isValid}
        onBlocked={() => next.current?.form?.requestSubmit()}
        busy={isBusy}
        busyLabel={busyText}
      >
        {nextText}
      </Button>
      {onBack && (
        <Button variant="quiet" onClick={onBack} blocked={isBusy}>
          {backText}
        </Button>
      )}
    </div>
  );
}
