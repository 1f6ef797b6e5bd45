import { useId } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { heading } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Card } from "shared-runtime/ui/card/card.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import * as styles from "./locked-card.css.ts";

export interface LockedCardProps {
  readonly texts: JobmatchTexts<"locked">;
  /** The number of all jobs, including this one. */
  readonly count: number;
  /** Whether no other job follows. */
  readonly isLast: boolean;
  readonly joinHref: string;
  /** Sign-in link; `undefined` on a site other than the API's, since the server does not redirect to other sites. */
  readonly logInHref: string | undefined;
  readonly onJoin?: (() => void) | undefined;
}

/** Replaces a job that only members see, with links to join and to sign in. */
export function LockedCard({ texts, count, isLast, joinHref, logInHref, onJoin }: LockedCardProps) {
  const titleId = useId();
  return (
    <div className={styles.place}>
      <Card tone="ink" labelledBy={titleId}>
        <div className={styles.inside}>
          <div className={styles.words}>
            <h3 id={titleId} tabIndex={-1} className={heading.xl}>
              {isLast ? texts.lockedTitle : texts.lockedTitleBetween}
            </h3>
            <p className={styles.text}>{fillText(texts.lockedText, { count })}</p>
            <div className={styles.actions}>
              <ButtonLink variant="accent" href={joinHref} onClick={onJoin}>
                {texts.lockedJoin}
              </ButtonLink>
              {logInHref !== undefined && (
                <ButtonLink variant="quiet" href={logInHref}>
                  {texts.lockedLogIn}
                </ButtonLink>
              )}
            </div>
          </div>
          <SealedPosting />
        </div>
      </Card>
    </div>
  );
}

/** A folded sheet with a keyhole. */
function SealedPosting() {
  return (
    <svg className={styles.drawing} viewBox="0 0 140 104" aria-hidden>
      <rect className={styles.paper} x="1" y="1" width="138" height="102" rx="5" />
      <path className={styles.lines} d="M16 20h62M16 33h96M16 46h84M16 59h48" />
      <circle className={styles.seal} cx="106" cy="74" r="19" />
      <path className={styles.keyhole} d="M106 66a4.6 4.6 0 0 1 2.4 8.5l1.8 7.5h-8.4l1.8-7.5A4.6 4.6 0 0 1 106 66z" />
    </svg>
  );
}
