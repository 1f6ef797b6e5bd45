import { useId } from "react";
import type { AddonProduct } from "shared-runtime/api/sheet-content.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { KeyValueSummary } from "shared-runtime/ui/key-value-summary/key-value-summary.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import * as styles from "../finalize-sheet.css.ts";
import type { Progress, StepId } from "../model/progress.ts";
import type { StepProps } from "./payment-step.tsx";
import { StepTitle } from "./step-title.tsx";

interface ConfirmationStepProps extends Pick<StepProps, "texts" | "content" | "formId"> {
  readonly progress: Progress;
  readonly products: readonly AddonProduct[];
  readonly onVisit: (step: StepId) => void;
  readonly onConfirmed: () => void;
}

export function ConfirmationStep({
  texts,
  content,
  formId,
  progress,
  products,
  onVisit,
  onConfirmed,
}: ConfirmationStepProps) {
  const titleId = useId();
  const chosen = products.filter(({ value }) => progress.addons.includes(value)).map(({ title }) => title);
  const change = (step: StepId, label: string) => (
    <Button variant="quiet" onClick={() => onVisit(step)}>
      {texts.change} <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
  return (
    <form
      id={formId}
      className={styles.step}
      method="dialog"
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirmed();
      }}
    >
      <StepTitle id={titleId} title={content.confirmationTitle} intro={content.confirmationText} />
      <KeyValueSummary
        rows={[
          {
            label: texts.paymentRow,
            value: progress.payByInvoice ? texts.byInvoice : texts.byAccount,
            action: change("payment", texts.paymentRow),
          },
          {
            label: texts.addonsRow,
            value: chosen.length > 0 ? chosen.join(", ") : texts.none,
            action: change("addons", texts.addonsRow),
          },
        ]}
      />
    </form>
  );
}
