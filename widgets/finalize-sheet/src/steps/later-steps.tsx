import { type ComponentType, lazy } from "react";
import * as styles from "../finalize-sheet.css.ts";
import type { CostLineProps } from "./cost-line.tsx";
import type { LiveConfirmationProps } from "./live-confirmation.tsx";
import { StepTitle } from "./step-title.tsx";

const loadConfirmation = () => import("./live-confirmation.tsx");

/** Loads the confirmation ahead, since it follows. A failure shows later. */
export function expectConfirmation(): void {
  loadConfirmation().catch(() => {});
}

/** The confirmation, which is loaded when it is wanted. All is saved then, so a lost file must not look like a failure. */
export const LiveConfirmation = lazy(async () => ({
  default: await loadConfirmation().then(
    (loaded) => loaded.LiveConfirmation,
    () => PlainConfirmation,
  ),
}));

function PlainConfirmation({ formId, content, onConfirmed }: LiveConfirmationProps) {
  const titleId = `${formId}-title`;
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
    </form>
  );
}

/** The price line, without which a step is complete. */
export const CostLine = lazy<ComponentType<CostLineProps>>(async () => ({
  default: await import("./cost-line.tsx").then(
    (loaded) => loaded.CostLine,
    () => () => null,
  ),
}));
