import { type Ref, useId } from "react";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { RetryIcon } from "shared-runtime/ui/icon/icon.tsx";
import type { FeeCalculatorTexts } from "../fee-calculator.texts.ts";
import * as styles from "./missing-screen.css.ts";
import { title } from "./title.css.ts";

export interface MissingScreenProps {
  readonly texts: FeeCalculatorTexts<"missing" | "contact">;
  /** `failed`: the prices could not be loaded. `empty`: there are none. */
  readonly reason: "failed" | "empty";
  /** The address of a form for a call back. */
  readonly contactHref: string | undefined;
  /** Whether the prices are being loaded again. */
  readonly busy?: boolean;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onRetry?: () => void;
}

export function MissingScreen({ texts, reason, contactHref, busy = false, titleRef, onRetry }: MissingScreenProps) {
  const titleId = useId();
  return (
    <section className={styles.screen} role="group" aria-labelledby={titleId}>
      <div role="status" className={styles.screen}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={`${heading.xxl} ${title}`}>
          {texts[`${reason}Title`]}
        </h2>
        <p className={text.soft}>{texts[`${reason}Text`]}</p>
      </div>
      <div className={styles.actions}>
        {reason === "failed" && (
          <Button variant="outline" icon={<RetryIcon />} busy={busy} onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
        {contactHref !== undefined && (
          <ButtonLink variant="quiet" href={contactHref}>
            {texts.contact}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
