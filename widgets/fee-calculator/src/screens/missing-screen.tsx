import { type Ref, useId } from "react";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { RetryIcon } from "shared-runtime/ui/icon/icon.tsx";
import type { FeeCalculatorTexts } from "../fee-calculator.texts.ts";
import * as styles from "./missing-screen.css.ts";

export interface MissingScreenProps {
  readonly texts: FeeCalculatorTexts<"missing">;
  /** `failed`: the prices could not be loaded. `empty`: there are none. */
  readonly reason: "failed" | "empty";
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onRetry?: () => void;
}

export function MissingScreen({ texts, reason, titleRef, onRetry }: MissingScreenProps) {
  const titleId = useId();
  return (
    <section className={styles.screen} role="group" aria-labelledby={titleId}>
      <div role="status" className={styles.screen}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={heading.xl}>
          {texts[`${reason}Title`]}
        </h2>
        <p className={text.soft}>{texts[`${reason}Text`]}</p>
      </div>
      {reason === "failed" && (
        <div>
          <Button variant="outline" icon={<RetryIcon />} onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
    </section>
  );
}
