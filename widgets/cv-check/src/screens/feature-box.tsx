import { useId } from "react";
import { heading } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Card } from "shared-runtime/ui/card/card.tsx";
import type { CvCheckTexts } from "../cv-check.texts.ts";
import * as styles from "./feature-box.css.ts";

export interface FeatureBoxProps {
  readonly texts: CvCheckTexts<"feature">;
  readonly joinHref: string;
  readonly onJoin?: () => void;
}

/** Invites a visitor to become a member, below the review. */
export function FeatureBox({ texts, joinHref, onJoin }: FeatureBoxProps) {
  const titleId = useId();
  return (
    <div className={styles.aside}>
      <Card tone="sand" labelledBy={titleId}>
        <div className={styles.box}>
          <div className={styles.words}>
            <h2 id={titleId} className={heading.xl}>
              {texts.featureTitle}
            </h2>
            <p>{texts.featureText}</p>
          </div>
          <ButtonLink variant="outline" href={joinHref} onClick={onJoin}>
            {texts.featureButton}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
