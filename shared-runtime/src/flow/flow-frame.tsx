import type { ReactNode } from "react";
import { heading } from "../theme/typography.css.ts";
import { StepActions } from "../ui/step-actions/step-actions.tsx";
import { Stepper } from "../ui/stepper/stepper.tsx";
import { FlowFailure } from "./flow-failure.tsx";
import * as styles from "./flow.css.ts";
import type { Flow } from "./use-flow.ts";

interface FlowFrameProps {
  readonly flow: Flow;
  /** Accessible name of the list of steps: "Trin i indmeldelsen". */
  readonly label: string;
  /** The screen of the current step, with the step's id as its key. */
  readonly children: ReactNode;
  /** Replaces the text of Next on the last step. */
  readonly submitText?: string;
  /** Whether the answers lead nowhere, so that they cannot be submitted. */
  readonly isDeadEnd?: boolean;
  /** Replaces the notice about a failed submission. */
  readonly failure?: ReactNode;
}

/** The frame of each step of a flow: the list of steps, the step's heading, Next and Back, and the leave dialog. */
export function FlowFrame({ flow, label, children, submitText, isDeadEnd, failure }: FlowFrameProps) {
  const { formId, texts, step, titleRef } = flow;
  return (
    <div className={styles.frame}>
      <Stepper label={label} texts={texts} steps={flow.steps} current={step.id} onVisit={flow.visit} />
      <h2 ref={titleRef} tabIndex={-1} className={`${heading.xl} ${styles.title}`}>
        {step.heading}
      </h2>
      {children}
      {failure ?? <FlowFailure flow={flow} />}
      <StepActions
        formId={formId}
        nextText={flow.isLast ? (submitText ?? texts.submit) : texts.next}
        backText={texts.back}
        busyText={texts.sending}
        isValid={flow.isValid}
        isBusy={flow.isSending}
        isDeadEnd={isDeadEnd}
        onBack={flow.goBack}
      />
      {flow.leaveDialog}
    </div>
  );
}
