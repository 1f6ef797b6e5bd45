import type { Ref } from "react";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { CheckIcon } from "shared-runtime/ui/icon/icon.tsx";
import type { ServiceFormsTexts } from "../service-forms.texts.ts";
import * as styles from "./completed-screen.css.ts";

interface CompletedScreenProps {
  readonly texts: ServiceFormsTexts<"done">;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly sentHref: string;
  readonly onAgain: () => void;
}

/** Shown when the form was stored. */
export function CompletedScreen({ texts, titleRef, sentHref, onAgain }: CompletedScreenProps) {
  return (
    <Card>
      <div className={styles.panel}>
        <span className={styles.mark} aria-hidden>
          <CheckIcon />
        </span>
        <h2 ref={titleRef} tabIndex={-1} className={`${heading.xl} ${styles.title}`}>
          {texts.doneTitle}
        </h2>
        <p className={text.soft}>{texts.doneText}</p>
        <div className={styles.actions}>
          <Button onClick={onAgain}>{texts.doneAgain}</Button>
          <ButtonLink variant="outline" href={sentHref}>
            {texts.doneReceipt}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
