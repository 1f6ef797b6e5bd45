import type { RefObject } from "react";
import type { CvIntakeEvent } from "shared-runtime/cv/cv-intake.events.ts";
import { severalFilesNote } from "shared-runtime/cv/cv-intake.view.ts";
import { CvStep } from "shared-runtime/cv/cv-step.tsx";
import type { CvCheckEvent } from "./cv-check.machine.ts";
import type { CvCheckTexts } from "./cv-check.texts.ts";
import { trackInteraction, trackOpenAreas } from "./cv-check.tracking.ts";
import { earlierReview, keptReview, type Snapshot, stepOf } from "./cv-check.view.ts";
import { LoadingScreen, ReviewSkeleton } from "./screens/loading-screen.tsx";
import { ResultScreen } from "./screens/result-screen.tsx";

interface CvCheckStepProps {
  readonly texts: CvCheckTexts;
  readonly snapshot: Snapshot;
  /** What must happen before the check can start. */
  readonly note: string | undefined;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly dispatch: (event: CvCheckEvent) => void;
}

/** The screen of the current step, which reports what the visitor does as events of the machine. */
export function CvCheckStep({ texts, snapshot, note, titleRef, dispatch }: CvCheckStepProps) {
  const { cv, review } = snapshot.context;
  const shared = { texts, titleRef };
  const cancel = () => {
    trackInteraction("cancelled");
    dispatch({ type: "wait.cancelled" });
  };
  const take = (event: CvIntakeEvent) => {
    if (event.type === "earlier.resumed") trackInteraction("returned");
    dispatch(event);
  };
  const step = stepOf(snapshot);
  if (step === "loading") {
    return (
      <LoadingScreen
        {...shared}
        note={note ?? severalFilesNote(cv, texts)}
        isReplacing={cv.earlier !== undefined}
        onCancel={cancel}
      />
    );
  }
  if (step === "result" && review) {
    return (
      <ResultScreen
        {...shared}
        review={review}
        onRestart={() => {
          trackInteraction("restarted");
          dispatch({ type: "check.restarted" });
        }}
        onSeeDetails={() => trackInteraction("details_seen")}
        onOpenChange={(open, before) => trackOpenAreas(open, before, review.areas.length)}
      />
    );
  }
  return (
    <CvStep
      {...shared}
      cv={cv}
      kept={keptReview(texts)}
      earlier={earlierReview(texts)}
      note={note}
      dispatch={take}
      onCancel={cancel}
      onRetry={() => trackInteraction("retried")}
    >
      <ReviewSkeleton />
    </CvStep>
  );
}
