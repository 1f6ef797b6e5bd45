import { useEffect } from "react";
import * as styles from "../finalize-sheet.css.ts";
import type { AddonsStepProps } from "./addons-step.tsx";
import type { CostLineProps } from "./cost-line.tsx";
import type { LeaveQuestionProps } from "./leave-question.tsx";
import type { LiveConfirmationProps } from "./live-confirmation.tsx";
import { loadedLater } from "./loaded-later.tsx";
import type { PaymentStepProps } from "./payment-step.tsx";
import { StepTitle } from "./step-title.tsx";

/** Loaded with the content of the sheet, which is not shown without this step. */
export const { Later: PaymentStep, load: loadPayment } = loadedLater<PaymentStepProps>(
  async () => (await import("./payment-step.tsx")).PaymentStep,
  () => null,
);

/** Products cannot be chosen without this step, but those that were chosen before are kept. */
export const { Later: AddonsStep, expect: expectAddons } = loadedLater(
  async () => (await import("./addons-step.tsx")).AddonsStep,
  ({ formId, content, onFilled }: AddonsStepProps) => (
    <PlainStep formId={formId} title={content.addonsTitle} intro={content.addonsText} onFilled={onFilled} />
  ),
);

/** All is saved at the confirmation, so a file that is lost must not look like a failure. */
export const { Later: LiveConfirmation, expect: expectConfirmation } = loadedLater(
  async () => (await import("./live-confirmation.tsx")).LiveConfirmation,
  ({ formId, content, onConfirmed }: LiveConfirmationProps) => (
    <PlainStep
      formId={formId}
      title={content.confirmationTitle}
      intro={content.confirmationText}
      onFilled={onConfirmed}
    />
  ),
);

/** Without its question, the sheet is closed at once. */
export const { Later: LeaveQuestion } = loadedLater<LeaveQuestionProps>(
  async () => (await import("./leave-question.tsx")).LeaveQuestion,
  LeaveAtOnce,
);

function LeaveAtOnce({ onLeave }: LeaveQuestionProps) {
  useEffect(() => onLeave());
  return null;
}

/** A step is complete without its price line. */
export const { Later: CostLine } = loadedLater<CostLineProps>(
  async () => (await import("./cost-line.tsx")).CostLine,
  () => null,
);

interface PlainStepProps {
  readonly formId: string;
  readonly title: string;
  readonly intro: string;
  readonly onFilled: () => void;
}

/** Shown instead of a step whose file is lost. Its button goes on. */
function PlainStep({ formId, title, intro, onFilled }: PlainStepProps) {
  const titleId = `${formId}-title`;
  return (
    <form
      id={formId}
      className={styles.step}
      method="dialog"
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        onFilled();
      }}
    >
      <StepTitle id={titleId} title={title} intro={intro} />
    </form>
  );
}
