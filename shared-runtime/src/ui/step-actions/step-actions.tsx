import { memo, type MouseEvent, useRef } from "react";
import { Button } from "../button/button.tsx";
import * as styles from "./step-actions.css.ts";

export interface StepActionsProps {
  /** The id of the form that Next submits. */
  readonly formId: string;
  readonly nextText: string;
  readonly backText?: string;
  /** Replaces the text of Next while the step is submitted. */
  readonly busyText: string;
  /**
   * If false, Next is announced as unavailable, but looks as usual: a press submits the form, which then shows its
   * errors.
   */
  readonly isValid: boolean;
  readonly isBusy: boolean;
  /** If true, there is only Back: the answers lead nowhere. */
  readonly isDeadEnd?: boolean | undefined;
  /** Absent on the first step. */
  readonly onBack?: (() => void) | undefined;
}

/** Next and Back of a step. Keep them mounted over all steps, so that Next remains the same element. */
export const StepActions = memo(function StepActions({
  formId,
  nextText,
  backText,
  busyText,
  isValid,
  isBusy,
  isDeadEnd,
  onBack,
}: StepActionsProps) {
  const next = useRef<HTMLButtonElement>(null);
  // Ignores the second press of a double click, which would answer the next step.
  const ignoreSecond = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.actions} onClickCapture={ignoreSecond}>
      {!isDeadEnd && (
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
      )}
      {onBack && (
        <Button variant="quiet" onClick={onBack} blocked={isBusy}>
          {backText}
        </Button>
      )}
    </div>
  );
});
