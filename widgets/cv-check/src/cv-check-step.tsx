import type { RefObject } from "react";
import { CvSendingScreen } from "shared-runtime/cv/cv-sending-screen.tsx";
import { CvUploadScreen } from "shared-runtime/cv/cv-upload-screen.tsx";
import type { CvCheckEvent } from "./cv-check.machine.ts";
import { offerOf, severalFilesNote, type Snapshot, stepOf } from "./cv-check.selectors.ts";
import type { CvCheckTexts } from "./cv-check.texts.ts";
import { trackInteraction, trackOpenAreas } from "./cv-check.tracking.ts";
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
  const { review, file, sent } = snapshot.context;
  const shared = { texts, titleRef };
  const cancel = () => {
    trackInteraction("cancelled");
    dispatch({ type: "check.cancelled" });
  };
  if (snapshot.matches("uploading") && file) {
    return (
      <CvSendingScreen
        {...shared}
        note={severalFilesNote(snapshot, texts)}
        sending={{ name: file.name, size: file.size, sent }}
        onCancel={cancel}
      >
        <ReviewSkeleton />
      </CvSendingScreen>
    );
  }
  const step = stepOf(snapshot);
  if (step === "loading") {
    return <LoadingScreen {...shared} note={note ?? severalFilesNote(snapshot, texts)} onCancel={cancel} />;
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
    <CvUploadScreen
      {...shared}
      offer={offerOf(snapshot, texts)}
      note={note}
      onChoose={(chosen, offered) => dispatch({ type: "cv.chosen", file: chosen, offered })}
      onAccept={() => {
        trackInteraction("retried");
        dispatch({ type: "offer.accepted" });
      }}
      onDecline={() => dispatch({ type: "offer.declined" })}
    />
  );
}
