import { type Ref, useId } from "react";
import * as layout from "shared-runtime/cv/cv-layout.css.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Sheet } from "shared-runtime/ui/sheet/sheet.tsx";
import { Skeleton } from "shared-runtime/ui/skeleton/skeleton.tsx";
import type { CvCheckTexts } from "../cv-check.texts.ts";
import * as styles from "./loading-screen.css.ts";

export interface LoadingScreenProps {
  readonly texts: CvCheckTexts;
  /** What the visitor should know of the choice of the file. */
  readonly note?: string | undefined;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onCancel?: () => void;
}

/** The server has the CV and is reading it. */
export function LoadingScreen({ texts, note, titleRef, onCancel }: LoadingScreenProps) {
  const titleId = useId();
  return (
    <section className={layout.screen} role="group" aria-labelledby={titleId}>
      <div className={layout.top}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={`${heading.xxl} ${layout.title}`}>
          {texts.loadingTitle}
        </h2>
        <div className={styles.reading}>
          <Sheet />
        </div>
        <div className={layout.words}>
          {note !== undefined && <p className={text.body}>{note}</p>}
          <p className={text.body}>{texts.loadingText}</p>
          <p className={text.small}>{texts.loadingHint}</p>
          <div className={styles.cancel}>
            <Button variant="outline" onClick={onCancel}>
              {texts.cancel}
            </Button>
          </div>
        </div>
      </div>
      <ReviewSkeleton />
    </section>
  );
}

/** Where the areas of the review will stand. */
export function ReviewSkeleton() {
  return (
    <div className={styles.rows}>
      {["a", "b", "c", "d"].map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  );
}
