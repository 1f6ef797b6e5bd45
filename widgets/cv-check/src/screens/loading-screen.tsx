import { CvWaitingScreen, type CvWaitingScreenProps } from "shared-runtime/cv/cv-waiting-screen.tsx";
import { Sheet } from "shared-runtime/ui/sheet/sheet.tsx";
import { Skeleton } from "shared-runtime/ui/skeleton/skeleton.tsx";
import type { CvCheckTexts } from "../cv-check.texts.ts";
import * as styles from "./loading-screen.css.ts";

export interface LoadingScreenProps extends Pick<CvWaitingScreenProps, "note" | "titleRef" | "onCancel"> {
  readonly texts: CvCheckTexts<"loading" | "cv">;
  /** Whether an earlier review is kept until this review is finished. */
  readonly isReplacing?: boolean;
}

/** Shown while the server reviews the CV. */
export function LoadingScreen({ texts, note, isReplacing = false, titleRef, onCancel }: LoadingScreenProps) {
  return (
    <CvWaitingScreen
      texts={isReplacing ? { ...texts, loadingHint: texts.loadingHintReplacing } : texts}
      note={note}
      titleRef={titleRef}
      onCancel={onCancel}
      drawing={
        <div className={styles.reading}>
          <Sheet />
        </div>
      }
    >
      <ReviewSkeleton />
    </CvWaitingScreen>
  );
}

/** Placeholder for the areas of the review. */
export function ReviewSkeleton() {
  return (
    <div className={styles.rows}>
      {["a", "b", "c", "d"].map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  );
}
